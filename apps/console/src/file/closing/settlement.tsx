import { settleRescission } from '@lintel/contract';
import { calendarDay, formatMoney, formatName } from '@lintel/domain';
import { Notice, Panel, SummaryRows, Text, TextArea } from '@lintel/ui';
import type { ReactNode } from 'react';
import { api } from '../../platform/api.ts';
import { formatCalendarDay, formatDateTime, formatDay } from '../../platform/times.ts';
import { FileForm } from '../file-form.tsx';
import { useFile, type LoanFileReply } from '../use-file.ts';
import { UNWIND } from './rescission-words.en.ts';
import { CLOSING } from './words.en.ts';
import css from '../file.module.css';

type Rescission = LoanFileReply['rescissions'][number];

const formatRefund = (refund: Rescission['appraisalRefund']): string =>
  refund ? CLOSING.refunds[refund.state](formatMoney(refund.amount, 2), formatDay(refund.at)) : CLOSING.nothingPaid;

/** The rows of a cancellation: who canceled, how, when it was sent and received, the fee's refund, and the due day. */
function RescissionRows({ of }: { of: Rescission }): ReactNode {
  const {
    file: { person, signers, timeZone },
  } = useFile();
  const receivedOn = calendarDay(of.receivedAt, timeZone);
  const signer = signers.find(({ signerUuid }) => signerUuid === of.personUuid);
  return (
    <SummaryRows
      rows={[
        { label: CLOSING.rescindedBy, value: signer ? signer.name : formatName(person.name) },
        { label: CLOSING.how, value: CLOSING.rescindedHow[of.how] },
        { label: CLOSING.sentOn, value: of.how === 'ONLINE' ? formatDateTime(of.sentAt) : formatDay(of.sentAt) },
        {
          label: CLOSING.received,
          value: of.how === 'ONLINE' ? formatDateTime(of.receivedAt) : formatCalendarDay(receivedOn),
        },
        { label: CLOSING.appraisalFee, value: formatRefund(of.appraisalRefund) },
        {
          label: CLOSING.dueBy,
          value: UNWIND.due(formatCalendarDay(of.dueOn), formatCalendarDay(receivedOn)),
        },
      ]}
    />
  );
}

/** Records what was done about a cancellation, or about one that came too late, and so completes the 20-day task. */
export function SettleRescission({
  task: { title, text: lead, subject },
}: {
  task: LoanFileReply['tasks'][number];
}): ReactNode {
  const {
    file: { rescissions },
  } = useFile();
  const rescission = rescissions.find(({ rescissionUuid }) => rescissionUuid === subject);
  return (
    <Panel title={title} raised>
      <Text>{lead}</Text>
      {rescission && (
        <>
          <RescissionRows of={rescission} />
          <h3>{UNWIND.toDo}</h3>
          <ul className={css.list}>
            {UNWIND.duties[rescission.kind].map((duty) => (
              <li key={duty}>{duty}</li>
            ))}
          </ul>
        </>
      )}
      {rescission?.isRecallOpen ? (
        <Notice tone="warning">{CLOSING.recallNote}</Notice>
      ) : (
        <FileForm
          name={`settlement ${subject}`}
          submit={CLOSING.settleIt}
          done={CLOSING.settled}
          warn={() => (rescission ? UNWIND.confirm[rescission.kind] : null)}
          check={({ text }) => (text('comment') ? [] : [{ field: 'comment', message: CLOSING.doneMissing }])}
          send={({ text }, { params, idempotencyKey }) =>
            api(settleRescission, {
              params: { ...params, rescissionUuid: subject ?? '' },
              idempotencyKey,
              body: { comment: text('comment') },
            })
          }
        >
          {(at) => (
            <TextArea
              {...at('comment')}
              label={CLOSING.whatWasDone}
              hint={CLOSING.commentHint}
              rows={3}
              maxLength={500}
            />
          )}
        </FileForm>
      )}
    </Panel>
  );
}

/** A rescission that was unwound, or a late one that was answered: what was done, by whom and when. */
export function SettledRescission({ of }: { of: Rescission }): ReactNode {
  const {
    file: { notes },
  } = useFile();
  const note = notes.findLast(({ about }) => about === `rescission:${of.rescissionUuid}`);
  return (
    <Panel title={UNWIND.settledTitle[of.kind]}>
      <RescissionRows of={of} />
      <SummaryRows
        rows={[
          ...(note ? [{ label: CLOSING.whatWasDone, value: note.text }] : []),
          {
            label: UNWIND.done,
            value: UNWIND.doneBy(note?.by.name ?? '', formatDateTime(of.settledAt ?? of.receivedAt)),
          },
        ]}
      />
    </Panel>
  );
}
