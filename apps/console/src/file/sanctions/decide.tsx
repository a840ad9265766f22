import { decideSanctionsMatch, reportSanctionsMatch, type Reply, type readSanctions } from '@lintel/contract';
import { CLEAR_REASONS, CONFIRM_REASONS } from '@lintel/domain';
import { ChoiceTiles, Notice, Select, TextArea, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { formatDay } from '../../platform/times.ts';
import { FileForm } from '../file-form.tsx';
import { SANCTIONS } from './words.en.ts';

const OUTCOMES = ['CLEAR', 'REOPEN', 'CONFIRM'] as const;
type Outcome = (typeof OUTCOMES)[number];
const toOptions = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** The decision on one possible match. The person who proposed an outcome can only take it back. */
export function DecisionForm({ match: { matchUuid, state, isOwnProposal } }: { match: Match }): ReactNode {
  const [outcome, setOutcome] = useState('');
  const isSecond = state === 'PROPOSED';
  const options: { value: Outcome; label: string }[] = [
    ...(isOwnProposal ? [] : [{ value: 'CLEAR' as const, label: isSecond ? SANCTIONS.confirmClear : SANCTIONS.clear }]),
    ...(isSecond ? [{ value: 'REOPEN' as const, label: SANCTIONS.reopen }] : []),
    { value: 'CONFIRM', label: SANCTIONS.confirm },
  ];
  const reasons =
    outcome === 'CONFIRM'
      ? toOptions(CONFIRM_REASONS)
      : outcome === 'CLEAR' && !isSecond
        ? toOptions(CLEAR_REASONS)
        : [];
  return (
    <>
      {isOwnProposal && (
        <Notice tone="info">
          <p>{SANCTIONS.own}</p>
        </Notice>
      )}
      <FileForm
        name={`sanctions ${matchUuid} ${state}`}
        submit={SANCTIONS.record}
        done={SANCTIONS.recorded}
        check={(typed) => {
          if (!typed.text('outcome')) return [{ field: 'outcome', message: SANCTIONS.chooseOutcome }];
          return reasons.length > 0 && !typed.text('reason') ? [{ field: 'reason', message: FORM.chooseReason }] : [];
        }}
        send={({ text }, { params, ...on }) =>
          api(decideSanctionsMatch, {
            ...on,
            params: { ...params, matchUuid },
            body: {
              outcome: OUTCOMES.find((one) => one === text('outcome')) ?? 'REOPEN',
              reason: text('reason') || null,
              comment: text('comment') || null,
            },
          })
        }
      >
        {(at) => (
          <>
            <ChoiceTiles
              {...at('outcome')}
              label={SANCTIONS.outcome}
              look="small"
              value={outcome}
              onChange={setOutcome}
              options={options}
            />
            {reasons.length > 0 && (
              <Select key={outcome} {...at('reason')} label={FORM.reason} placeholder={FORM.choose} options={reasons} />
            )}
            <TextArea {...at('comment')} label={SANCTIONS.comment} optional={FORM.optional} rows={3} maxLength={500} />
          </>
        )}
      </FileForm>
    </>
  );
}

/** Records the report to the authorities that the law requires for a confirmed match. */
export function ReportForm({ match: { matchUuid }, dueOn }: { match: Match; dueOn: string }): ReactNode {
  return (
    <>
      <Notice tone="warning">
        <p>{SANCTIONS.report(formatDay(dueOn))}</p>
      </Notice>
      <FileForm
        name={`sanctions-report ${matchUuid}`}
        submit={SANCTIONS.recordReport}
        done={SANCTIONS.reportRecorded}
        check={(typed) => (typed.text('kind') ? [] : [{ field: 'kind', message: SANCTIONS.chooseKind }])}
        send={({ text }, { params, idempotencyKey }) =>
          api(reportSanctionsMatch, {
            idempotencyKey,
            params: { ...params, matchUuid },
            body: { kind: text('kind') === 'BLOCKED' ? 'BLOCKED' : 'REJECTED', reference: text('reference') || null },
          })
        }
      >
        {(at) => (
          <>
            <ChoiceTiles {...at('kind')} label={SANCTIONS.kind} look="small" options={toOptions(SANCTIONS.kinds)} />
            <TextInput
              {...at('reference')}
              label={SANCTIONS.reference}
              optional={FORM.optional}
              maxLength={100}
              autoComplete="off"
            />
          </>
        )}
      </FileForm>
    </>
  );
}

export type Match = Reply<typeof readSanctions>['matches'][number];
