import { Button, Notice, Panel, Stack, SubmitButton, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { explainReview } from '@lintel/contract';
import { api } from '../../../platform/later/api.ts';
import { PROOF, proofFaults, proofIds } from '../../../platform/later/upload/proof-form.ts';
import { ProofField } from '../../../platform/later/upload/proof-field.tsx';
import { PressActions } from '../../gate/gate-page.tsx';
import { usePress } from '../../gate/use-press.ts';
import { PAYOFF } from './copy.ts';

const WORDS = PAYOFF.letter;

/** A creditor's letter that the borrower has already: quicker than the answer we wait for. */
export function Letter({ uuid }: { uuid: string }): ReactNode {
  const [stage, setStage] = useState<'asked' | 'adding' | 'sent'>('asked');
  return (
    <Panel title={WORDS.title}>
      {stage === 'sent' ? <Notice tone="success" live>{WORDS.sent}</Notice> : <Text>{WORDS.text}</Text>}
      {stage === 'adding'
        ? <Adding uuid={uuid} onSent={() => setStage('sent')} />
        : <div><Button size="s" onClick={() => setStage('adding')}>{WORDS.add}</Button></div>}
    </Panel>
  );
}

function Adding({ uuid, onSent }: { uuid: string; onSent: () => void }): ReactNode {
  const press = usePress({
    uuid, title: PAYOFF.title, check: (typed) => proofFaults(typed, 1), fieldOf: { 'documents-missing': PROOF, 'document-refused': PROOF },
    async send(typed, idempotencyKey) {
      await api(explainReview, { params: { uuid }, body: { about: 'PAYOFF', answer: null, text: '', documentUuids: proofIds(typed) }, idempotencyKey });
      onSent();
    },
  });
  return (
    <form {...press.form}>
      <Stack>
        <ProofField uuid={uuid} label={WORDS.label} error={press.at(PROOF)} />
        <PressActions press={press}><SubmitButton busy={press.busy} size="s">{WORDS.submit}</SubmitButton></PressActions>
      </Stack>
    </form>
  );
}
