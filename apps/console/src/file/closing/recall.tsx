import { readFunding, rejectReturn, settleDifference, settleRecall, type Reply } from '@lintel/contract';
import { formatDateInProse, formatMoney, RECALL_OUTCOMES } from '@lintel/domain';
import { ChoiceTiles, Disclosure, Notice, Panel, SummaryRows, Text, TextArea } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { api } from '../../platform/api.ts';
import { formatDateTime } from '../../platform/times.ts';
import { useRead } from '../../platform/use-read.ts';
import { FileForm } from '../file-form.tsx';
import { useFile } from '../use-file.ts';
import { MONEY_OUT } from './money-out-words.en.ts';

type Funding = Reply<typeof readFunding>;
type Order = NonNullable<Funding['order']>;
type Recall = NonNullable<Funding['recall']>;

/**
 * Money that needs staff before anything else: payments to stop or recall, and payments whose amount came out
 * different.
 */
export function MoneyOut(): ReactNode {
  const { uuid } = useFile();
  const { data } = useRead(readFunding, { params: { uuid } });
  if (!data) return null;
  return (
    <>
      {data.order && data.recall && <RecallPanel order={data.order} recall={data.recall} />}
      {data.differences.map((difference) => (
        <DifferencePanel key={difference.differenceUuid} of={difference} />
      ))}
    </>
  );
}

function RecallPanel({
  order: { amount, at, trace, on },
  recall: { because, dueOn, outcome, by, at: settledAt, proposed, isOwnProposal, rejected },
}: {
  order: Order;
  recall: Recall;
}): ReactNode {
  const isOpen = outcome == null;
  const rows = [
    { label: MONEY_OUT.amount, value: formatMoney(amount, 2) },
    { label: MONEY_OUT.ordered, value: formatDateTime(at) },
    { label: MONEY_OUT.left, value: on ? formatDateInProse(on) : MONEY_OUT.notConfirmed },
    { label: MONEY_OUT.trace, value: trace ?? MONEY_OUT.none },
    isOpen
      ? { label: MONEY_OUT.due, value: formatDateInProse(dueOn) }
      : {
          label: MONEY_OUT.outcome,
          value: MONEY_OUT.settled(MONEY_OUT.outcomes[outcome], by ?? '', settledAt ? formatDateTime(settledAt) : ''),
        },
  ];
  return (
    <Panel title={MONEY_OUT.title} raised={isOpen}>
      {isOpen && !proposed && (
        <Notice tone="danger">{MONEY_OUT[on ? 'isOut' : 'mayBeOut'][because](formatMoney(amount, 2))}</Notice>
      )}
      <SummaryRows rows={rows} />
      {isOpen && proposed && (
        <Notice tone="info">
          {isOwnProposal ? MONEY_OUT.ownProposal : MONEY_OUT.proposed(proposed.by, formatDateTime(proposed.at))}
        </Notice>
      )}
      {isOpen && rejected && (
        <Notice tone="warning">
          <p>{MONEY_OUT.rejected(rejected.by, formatDateTime(rejected.at))}</p>
          <p>{rejected.comment}</p>
        </Notice>
      )}
      {isOpen && <SettleRecall isOut={on != null} isSecond={proposed != null} isOwn={isOwnProposal} />}
      {isOpen && proposed && !isOwnProposal && <RejectReturn />}
    </Panel>
  );
}

function SettleRecall({ isOut, isSecond, isOwn }: { isOut: boolean; isSecond: boolean; isOwn: boolean }): ReactNode {
  const [chosen, setChosen] = useState('');
  const possible = RECALL_OUTCOMES.filter((one) => (one === 'RETURNED' ? !isOwn : !isOut));
  if (possible.length === 0) return null;
  const options = possible.map((value) => ({
    value,
    label: value === 'RETURNED' && isSecond ? MONEY_OUT.confirmReturned : MONEY_OUT.outcomes[value],
  }));
  const outcome = options.find(({ value }) => value === chosen)?.value;
  return (
    <FileForm
      name={`recall ${isSecond}`}
      submit={MONEY_OUT.settle}
      done={outcome === 'RETURNED' && !isSecond ? MONEY_OUT.proposalDone : MONEY_OUT.done}
      check={({ text }) => [
        ...(outcome ? [] : [{ field: 'outcome', message: MONEY_OUT.chooseOutcome }]),
        ...(text('comment') ? [] : [{ field: 'comment', message: MONEY_OUT.commentMissing }]),
      ]}
      send={({ text }, on) =>
        api(settleRecall, { ...on, body: { outcome: outcome ?? 'RETURNED', comment: text('comment') } })
      }
    >
      {(at) => (
        <>
          <ChoiceTiles
            {...at('outcome')}
            label={MONEY_OUT.outcome}
            hint={MONEY_OUT.outcomeHint}
            look="small"
            value={chosen}
            onChange={setChosen}
            options={options}
          />
          <TextArea {...at('comment')} label={MONEY_OUT.notes} hint={MONEY_OUT.notesHint} rows={2} maxLength={500} />
          {outcome === 'RETURNED' && (
            <Text size="s" tone="muted">
              {MONEY_OUT.twoPeople}
            </Text>
          )}
        </>
      )}
    </FileForm>
  );
}

/** The second person found no such payment on the bank statement. */
function RejectReturn(): ReactNode {
  return (
    <Disclosure summary={MONEY_OUT.reject}>
      <FileForm
        name="return rejection"
        submit={MONEY_OUT.rejectSubmit}
        quiet
        done={MONEY_OUT.rejectDone}
        check={({ text }) => (text('comment') ? [] : [{ field: 'comment', message: MONEY_OUT.rejectNotesMissing }])}
        send={({ text }, on) => api(rejectReturn, { ...on, body: { comment: text('comment') } })}
      >
        {(at) => (
          <TextArea
            {...at('comment')}
            label={MONEY_OUT.rejectNotes}
            hint={MONEY_OUT.rejectNotesHint}
            rows={2}
            maxLength={500}
          />
        )}
      </FileForm>
    </Disclosure>
  );
}

function DifferencePanel({
  of: { differenceUuid, kind, creditorName, expected, actual, at },
}: {
  of: Funding['differences'][number];
}): ReactNode {
  return (
    <Panel title={MONEY_OUT.difference} raised>
      <SummaryRows
        rows={[
          ...(creditorName ? [{ label: MONEY_OUT.creditor, value: creditorName }] : []),
          { label: MONEY_OUT.expected[kind], value: formatMoney(expected, 2) },
          { label: MONEY_OUT.actual[kind], value: formatMoney(actual, 2) },
          { label: MONEY_OUT.found, value: formatDateTime(at) },
        ]}
      />
      <FileForm
        name={`difference ${differenceUuid}`}
        submit={MONEY_OUT.closeDifference}
        done={MONEY_OUT.differenceClosed}
        check={({ text }) => (text('comment') ? [] : [{ field: 'comment', message: MONEY_OUT.commentMissing }])}
        send={({ text }, { params, ...on }) =>
          api(settleDifference, { ...on, params: { ...params, differenceUuid }, body: { comment: text('comment') } })
        }
      >
        {(field) => (
          <>
            <TextArea
              {...field('comment')}
              label={MONEY_OUT.notes}
              hint={MONEY_OUT.notesHint}
              rows={2}
              maxLength={500}
            />
            <Text size="s" tone="muted">
              {MONEY_OUT.differenceHint}
            </Text>
          </>
        )}
      </FileForm>
    </Panel>
  );
}
