import { EXPLANATIONS, explainReview, readCredit, type Reply } from '@lintel/contract';
import { ChoiceTiles, Notice, Panel, SubmitButton, Text, TextArea } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ApplicationScreen, query, type GateView } from '../../../gate/application-screen.tsx';
import { GateForm, FormActions } from '../../../gate/gate-page.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { api } from '../../../platform/lazy/api.ts';
import { formatMonth } from '../../../platform/lazy/dates.ts';
import { ProofField } from '../../../platform/lazy/upload/proof-field.tsx';
import { PROOF, proofErrors, proofIds } from '../../../platform/lazy/upload/proof-form.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { WaitingPage } from '../waiting-page.tsx';
import { getExplanationAnswer, explainedErrors, getExplanationText } from './explained.ts';
import { LATE } from './words.en.ts';

type Credit = NonNullable<Reply<typeof readCredit>>;
type View = GateView & { credit: Credit };

/**
 * Asks the borrower to explain a late mortgage payment, then waits while staff review it. Gates delinquency-explain and
 * delinquency-review.
 */
export function DelinquencyScreen(): ReactNode {
  return (
    <ApplicationScreen
      screen="review-app/delinquency"
      rereadOn="gate"
      reads={({ uuid }) => ({ credit: query(readCredit, { params: { uuid } }) })}
    >
      {({ credit, ...view }) =>
        credit &&
        (view.status.gate === 'delinquency-explain' ? (
          <ExplanationForm {...view} credit={credit} />
        ) : (
          <ExplanationSent {...view} credit={credit} />
        ))
      }
    </ApplicationScreen>
  );
}

const OPTIONS = EXPLANATIONS.map((value) => ({ value, label: LATE.answers[value], hint: LATE.hints[value] }));

function ExplanationForm({ uuid, status, credit }: View): ReactNode {
  const followStatus = useFollowStatus(uuid);
  const form = useGateForm({
    uuid,
    title: LATE.title,
    check: (typed) => [...explainedErrors(typed), ...proofErrors(typed)],
    errorFields: { 'documents-missing': PROOF, 'document-refused': PROOF },
    async send(typed, idempotencyKey) {
      followStatus(
        await api(explainReview, {
          params: { uuid },
          body: {
            about: 'DELINQUENCY',
            answer: getExplanationAnswer(typed),
            text: getExplanationText(typed),
            documentUuids: proofIds(typed),
          },
          idempotencyKey,
        }),
      );
    },
  });
  return (
    <GateForm showsNext form={form} title={LATE.title} lead={<b>{status.explain.ask}</b>}>
      <LatePayments credit={credit} />
      <ChoiceTiles name="answer" label={LATE.what} options={OPTIONS} required error={form.errorAt('answer')} />
      <TextArea
        name="text"
        label={LATE.text}
        hint={LATE.textHint}
        rows={5}
        maxLength={600}
        error={form.errorAt('text')}
      />
      <ProofField uuid={uuid} label={LATE.proof} error={form.errorAt(PROOF)} />
      <Notice tone="quiet">
        {LATE.notEnd} {LATE.bureau}
      </Notice>
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{LATE.submit}</SubmitButton>
      </FormActions>
    </GateForm>
  );
}

function ExplanationSent({ credit, ...view }: View): ReactNode {
  const { explanation } = credit;
  return (
    <WaitingPage {...view} title={LATE.sent}>
      {explanation && (
        <Panel title={explanation.answer ? LATE.answers[explanation.answer] : LATE.text}>
          <Text>{explanation.text}</Text>
        </Panel>
      )}
      <LatePayments credit={credit} />
    </WaitingPage>
  );
}

function LatePayments({ credit }: { credit: Credit }): ReactNode {
  if (credit.late.length === 0) return null;
  return (
    <Panel title={LATE.listed}>
      {credit.late.map(({ creditorName, month }) => (
        <Text key={`${creditorName} ${month}`}>{LATE.row(creditorName, formatMonth(month))}</Text>
      ))}
    </Panel>
  );
}
