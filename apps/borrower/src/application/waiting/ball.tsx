import { Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { Status } from '@lintel/contract';
import { dayOf } from '../../platform/dates.ts';
import { WAITING } from './copy.ts';
import css from './waiting.module.css';

/** Who has the ball, since when, how long it usually takes. */
export function Ball({ explain }: { explain: Status['explain'] }): ReactNode {
  const holder = { YOU: WAITING.you, US: WAITING.us, OTHER: explain.ownerName ?? WAITING.us }[explain.owner];
  return (
    <Panel raised>
      <dl className={css.ball}>
        <div><dt>{WAITING.with}</dt><dd>{holder}</dd></div>
        {explain.since && <div><dt>{WAITING.since}</dt><dd>{dayOf(explain.since)}</dd></div>}
        {explain.usualTime && <div><dt>{WAITING.usual}</dt><dd>{explain.usualTime}</dd></div>}
      </dl>
    </Panel>
  );
}
