import { explainReview, type EXPLAINABLE_REVIEWS } from '@lintel/contract';
import { Button, Notice, Panel, Stack, SubmitButton, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { FormActions } from '../../gate/gate-page.tsx';
import { useGateForm } from '../../gate/use-gate-form.ts';
import { api } from '../../platform/lazy/api.ts';
import { ProofField } from '../../platform/lazy/upload/proof-field.tsx';
import { PROOF, proofErrors, proofIds } from '../../platform/lazy/upload/proof-form.ts';
import { SEND_DOCUMENTS } from './words.en.ts';

interface Props {
  uuid: string;
  about: (typeof EXPLAINABLE_REVIEWS)[number];
  /** The title of the page that shows this panel. */
  page: string;
  words: { title: string; text: string; add: string; label: string };
}

/** A panel on a waiting page, with which the borrower can send documents that may shorten the wait. */
export function SendDocuments({ words, ...props }: Props): ReactNode {
  const [stage, setStage] = useState<'asked' | 'adding' | 'sent'>('asked');
  return (
    <Panel title={words.title}>
      {stage === 'sent' ? (
        <Notice tone="success" live>
          {SEND_DOCUMENTS.sent}
        </Notice>
      ) : (
        <Text>{words.text}</Text>
      )}
      {stage === 'asked' && (
        <div>
          <Button size="s" onClick={() => setStage('adding')}>
            {words.add}
          </Button>
        </div>
      )}
      {stage === 'adding' && <Adding {...props} words={words} onSent={() => setStage('sent')} />}
    </Panel>
  );
}

function Adding({ uuid, about, page, words, onSent }: Props & { onSent: () => void }): ReactNode {
  const form = useGateForm({
    uuid,
    title: page,
    check: (typed) => proofErrors(typed, 1),
    errorFields: { 'documents-missing': PROOF, 'document-refused': PROOF },
    async send(typed, idempotencyKey) {
      await api(explainReview, {
        params: { uuid },
        body: { about, answer: null, text: '', documentUuids: proofIds(typed) },
        idempotencyKey,
      });
      onSent();
    },
  });
  return (
    <form {...form.props}>
      <Stack>
        <ProofField uuid={uuid} label={words.label} error={form.errorAt(PROOF)} />
        <FormActions form={form}>
          <SubmitButton busy={form.busy} size="s">
            {SEND_DOCUMENTS.submit}
          </SubmitButton>
        </FormActions>
      </Stack>
    </form>
  );
}
