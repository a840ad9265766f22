import { resolveReview } from '@lintel/contract';
import { ALERT_PHONE_CALLS, getReviewOutcomes } from '@lintel/domain';
import { ChoiceTiles, Panel, Select, TextArea, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { unsentInput } from '../../platform/unsent-input.ts';
import { FileForm } from '../file-form.tsx';
import { useFile } from '../use-file.ts';
import { AlertPhoneCalls, LatePayments } from './alert-phone-calls.tsx';
import { DECIDE } from './words.en.ts';

/** Who learns the reason of an outcome, by the outcome. The other reasons stay in the file. */
const reasonHints = (isSigner: boolean): Readonly<Record<string, string>> => ({
  FAILED_VERIFICATION: isSigner ? DECIDE.reasonIsSentToSigner : DECIDE.reasonIsSent,
  NOT_CONFIRMED: DECIDE.borrowerIsTold,
});

const isAlertOutcome = (outcome: string): outcome is keyof typeof DECIDE.alertOutcomes =>
  Object.hasOwn(DECIDE.alertOutcomes, outcome);

/** Says what an outcome of the fraud alert review does, because two of the three only log a call. */
const alertHint = (gate: string, outcome: string): { hint?: string } =>
  gate === 'facta' && isAlertOutcome(outcome) ? { hint: DECIDE.alertOutcomes[outcome] } : {};

/** The decision on one review: its outcome, and a reason from that outcome's list. */
export function ReviewDecision({
  gate,
  title,
  outcomes,
  signer,
}: {
  gate: string;
  title: string;
  outcomes?: readonly string[];
  signer?: string;
}): ReactNode {
  const { uuid } = useFile();
  const name = `review ${gate} ${signer ?? ''}`;
  const known = Object.entries(getReviewOutcomes(gate)).filter(
    ([code]) => outcomes === undefined || outcomes.includes(code),
  );
  const [first] = known;
  const [outcome, setOutcome] = useState(
    unsentInput.read(`${uuid} ${name}`)['outcome']?.[0] ?? (known.length === 1 ? first?.[0] : undefined) ?? '',
  );
  const hint = reasonHints(signer !== undefined)[outcome];
  const isCall = gate === 'facta' && ALERT_PHONE_CALLS.some((one) => one === outcome);
  const reasons = Object.entries(getReviewOutcomes(gate)[outcome]?.reasons ?? {}).map(([value, label]) => ({
    value,
    label,
  }));
  return (
    <Panel title={DECIDE.title} raised>
      <p>{title}</p>
      {gate === 'facta' && <AlertPhoneCalls />}
      {gate === 'delinquency-review' && <LatePayments />}
      <FileForm
        name={name}
        submit={isCall ? DECIDE.logCall : DECIDE.record}
        done={isCall ? DECIDE.callLogged : DECIDE.recorded}
        check={(typed) => [
          ...(typed.text('outcome') ? [] : [{ field: 'outcome', message: DECIDE.chooseOutcome }]),
          ...(typed.text('outcome') && !typed.text('reason') ? [{ field: 'reason', message: FORM.chooseReason }] : []),
          ...(typed.text('outcome') === 'NOT_REACHED' && !typed.text('callBackOn')
            ? [{ field: 'callBackOn', message: DECIDE.chooseCallBack }]
            : []),
        ]}
        send={({ text }, { params, ...on }) =>
          api(resolveReview, {
            ...on,
            params: { ...params, gate },
            body: {
              outcome: text('outcome'),
              reason: text('reason'),
              comment: text('comment') || null,
              signerUuid: signer ?? null,
              callBackOn: text('callBackOn') || null,
            },
          })
        }
      >
        {(at) => (
          <>
            <ChoiceTiles
              {...at('outcome')}
              label={DECIDE.outcome}
              look="small"
              value={outcome}
              onChange={setOutcome}
              options={known.map(([value, { label }]) => ({ value, label, ...alertHint(gate, value) }))}
            />
            <Select
              key={outcome}
              {...at('reason')}
              label={FORM.reason}
              {...(hint ? { hint } : {})}
              placeholder={FORM.choose}
              options={reasons}
              disabled={outcome === ''}
              {...(outcome === '' ? { hint: FORM.outcomeFirst } : {})}
            />
            {outcome === 'NOT_REACHED' && (
              <TextInput {...at('callBackOn')} type="date" label={DECIDE.callBack} width="short" />
            )}
            <TextArea
              {...at('comment')}
              label={DECIDE.comment}
              hint={DECIDE.commentHint}
              optional={FORM.optional}
              rows={3}
              maxLength={500}
            />
          </>
        )}
      </FileForm>
    </Panel>
  );
}
