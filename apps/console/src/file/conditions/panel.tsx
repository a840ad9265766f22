import { Disclosure, Panel, Tag } from '@lintel/ui';
import type { ReactNode } from 'react';
import { listConditions, type AnswerOf } from '@lintel/contract';
import { dayOf, wordsOf } from '../../platform/times.ts';
import { useRead } from '../../platform/use-read.ts';
import { Loaded } from '../../table/loaded.tsx';
import css from '../file.module.css';
import { useFile } from '../use-file.ts';
import { CONDITIONS } from './copy.ts';
import { CloseCondition, ReturnCondition } from './answer.tsx';
import { PostCondition } from './post.tsx';

type Condition = AnswerOf<typeof listConditions>[number];

const TONES = { OPEN: 'warning', SENT: 'info', CLEARED: 'success', CANCELLED: 'quiet' } as const;

/** The conditions of the file, oldest first, and a new one. */
export function Conditions(): ReactNode {
  const { uuid } = useFile();
  const conditions = useRead(listConditions, { params: { uuid } });
  return (
    <section className={css.stack} aria-labelledby="conditions">
      <h2 id="conditions">{CONDITIONS.title}</h2>
      <Loaded of={conditions}>
        {conditions.data?.length === 0 && <p>{CONDITIONS.none}</p>}
        {conditions.data?.map((condition) => <One key={condition.uuid} condition={condition} />)}
      </Loaded>
      <Panel title={CONDITIONS.post}><PostCondition /></Panel>
    </section>
  );
}

function One({ condition }: { condition: Condition }): ReactNode {
  const { uuid, categoryEnum, state, blocks, created, dueOn, commentsToBorrower, requestDocuments, notes, documents, returned } = condition;
  const isOpen = state === 'OPEN' || state === 'SENT';
  return (
    <Panel title={wordsOf(categoryEnum)}>
      <p className={css.tags}><Tag tone={TONES[state]}>{CONDITIONS.states[state]}</Tag><Tag>{CONDITIONS.blocks[blocks]}</Tag><Tag>{CONDITIONS.since(dayOf(created))}</Tag>{dueOn && <Tag>{CONDITIONS.due(dayOf(dueOn))}</Tag>}</p>
      <p>{commentsToBorrower}</p>
      {requestDocuments.length > 0 && <p>{CONDITIONS.asked(requestDocuments.join(', '))}</p>}
      {documents.length > 0 && <p>{CONDITIONS.sent(documents.length)}</p>}
      {returned && <p>{CONDITIONS.returned(dayOf(returned.at), returned.reason)}</p>}
      {notes && <p className={css.muted}>{notes}</p>}
      {isOpen && <Disclosure summary={CONDITIONS.close}><CloseCondition conditionUuid={uuid} /></Disclosure>}
      {state === 'SENT' && <Disclosure summary={CONDITIONS.giveBack}><ReturnCondition conditionUuid={uuid} /></Disclosure>}
    </Panel>
  );
}
