import { listConditions, type Reply } from '@lintel/contract';
import type { ConditionSubject, DeclineToSign } from '@lintel/domain';
import { Disclosure, Notice, Panel, SummaryRows, Tag } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatCode } from '../../platform/code-words.en.ts';
import { staffDocumentName, staffRequestedDocument } from '../../platform/document-label.ts';
import { useMay } from '../../platform/me.ts';
import { formatDay } from '../../platform/times.ts';
import { useRead } from '../../platform/use-read.ts';
import { Loaded } from '../../table/loaded.tsx';
import { DocumentButtons } from '../document-buttons.tsx';
import { useFile } from '../use-file.ts';
import { formatCategory } from './category.ts';
import { CloseCondition, closeOptions, ReturnCondition } from './close-or-return.tsx';
import { PostCondition } from './post.tsx';
import { asksPerson, asksSigner, findTextReader } from './text-reader.ts';
import { CONDITIONS } from './words.en.ts';
import css from '../file.module.css';

type Condition = Reply<typeof listConditions>[number];

const TONES = { OPEN: 'warning', SENT: 'info', CLEARED: 'success', CANCELLED: 'quiet' } as const;

/** The conditions tab of a file: its conditions, oldest first, and the form for a new one. */
export function Conditions(): ReactNode {
  const { uuid } = useFile();
  const conditions = useRead(listConditions, { params: { uuid } });
  return (
    <section className={css.stack} aria-labelledby="conditions">
      <h2 id="conditions">{CONDITIONS.title}</h2>
      <Loaded read={conditions}>
        {conditions.data?.length === 0 && <p>{CONDITIONS.none}</p>}
        {conditions.data?.map((condition) => (
          <ConditionCard key={condition.uuid} condition={condition} />
        ))}
      </Loaded>
      <Panel title={CONDITIONS.post}>
        <PostCondition />
      </Panel>
    </section>
  );
}

function ConditionCard({ condition }: { condition: Condition }): ReactNode {
  const {
    uuid,
    categoryEnum,
    kind,
    subject,
    state,
    blocks,
    created,
    dueOn,
    commentsToBorrower,
    requestDocuments,
    notes,
    returned,
  } = condition;
  const isOpen = state === 'OPEN' || state === 'SENT';
  const isForSigner = asksSigner(condition);
  const isDeclined = kind === 'SIGNING_DECLINED';
  const isPressured = subject.some(({ label, text }) => label === 'DECLINE_REASON' && text === PRESSURED);
  const rows = [
    ...subject.map(({ label, text }) => ({ label: CONDITIONS.subjects[label], value: inWords(label, text) })),
    ...(isDeclined && notes ? [{ label: CONDITIONS.wordsOfSigner, value: notes }] : []),
  ];
  return (
    <Panel title={kind === 'POSTED' ? formatCategory(categoryEnum) : CONDITIONS.kinds[kind]}>
      <p className={css.tags}>
        <Tag tone={TONES[state]}>
          {state === 'OPEN' && isForSigner ? CONDITIONS.waitingOnSigner : CONDITIONS.states[state]}
        </Tag>
        <Tag>{blocks === 'NONE' ? CONDITIONS.trackingOnly : CONDITIONS.priorTo(CONDITIONS.blocks[blocks])}</Tag>
        <Tag>{CONDITIONS.since(formatDay(created))}</Tag>
        {dueOn && <Tag>{CONDITIONS.due(formatDay(dueOn))}</Tag>}
      </p>
      {commentsToBorrower !== '' && (
        <p>
          <b>{CONDITIONS.textBefore[findTextReader(condition)]}</b> {commentsToBorrower}
        </p>
      )}
      {rows.length > 0 && <SummaryRows rows={rows} />}
      {isPressured && <Notice tone="warning">{CONDITIONS.pressured}</Notice>}
      {requestDocuments.length > 0 && (
        <p>{CONDITIONS.asked(requestDocuments.map(staffRequestedDocument).join(', '))}</p>
      )}
      <ReceivedDocuments ids={condition.documents} />
      {returned && <p>{CONDITIONS.formatReturned(formatDay(returned.at), returned.reason)}</p>}
      {notes && !isDeclined && <p className={css.muted}>{notes}</p>}
      {isOpen && closeOptions(kind).length > 0 && (
        <Disclosure summary={CONDITIONS.close}>
          <CloseCondition conditionId={uuid} kind={kind} />
        </Disclosure>
      )}
      {state === 'SENT' && asksPerson(condition) && (
        <Disclosure summary={returnLabel(isForSigner)}>
          <ReturnCondition conditionId={uuid} submit={returnLabel(isForSigner)} />
        </Disclosure>
      )}
    </Panel>
  );
}

const returnLabel = (isForSigner: boolean): string => CONDITIONS.returnTo[isForSigner ? 'SIGNER' : 'BORROWER'];

const PRESSURED: DeclineToSign = 'PRESSURED';

/** Formats codes as words; names, texts and numbers stay as they are. */
const inWords = (label: ConditionSubject, text: string): string =>
  label === 'STATED' || label === 'RECORDED' || label === 'DECLINE_REASON' ? formatCode(text) : text;

/** The files received for a condition, each with a button to open it. */
function ReceivedDocuments({ ids }: { ids: readonly string[] }): ReactNode {
  const {
    file: { documents },
  } = useFile();
  const may = useMay();
  const received = documents.filter(({ uuid }) => ids.includes(uuid));
  if (received.length === 0) return null;
  return (
    <div>
      <h3>{CONDITIONS.sent}</h3>
      <ul className={css.list}>
        {received.map((document) => (
          <li key={document.uuid}>
            {staffDocumentName(document)} {may('document') && <DocumentButtons document={document} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
