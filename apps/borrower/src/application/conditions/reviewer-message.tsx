import { Notice, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { Condition } from './use-conditions.ts';
import { CONDITIONS, SEND_CONDITION } from './words.en.ts';
import css from './conditions.module.css';

/** Shows staff's message about a condition: why they returned the last answer, and what they ask for. */
export function ReviewerMessage({
  condition: { returned, commentsToBorrower },
}: {
  condition: Pick<Condition, 'returned' | 'commentsToBorrower'>;
}): ReactNode {
  return (
    <>
      {returned && (
        <Notice tone="warning">
          <b>{CONDITIONS.returned}</b> {returned.reason}
        </Notice>
      )}
      {commentsToBorrower && (
        <figure className={css.quote}>
          <figcaption>
            <Text as="span" size="s" tone="muted">
              {SEND_CONDITION.from}
            </Text>
          </figcaption>
          <blockquote>
            <p>{commentsToBorrower}</p>
          </blockquote>
        </figure>
      )}
    </>
  );
}
