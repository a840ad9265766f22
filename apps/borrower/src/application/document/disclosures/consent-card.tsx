import { giveEsignConsent, type readEsignConsent, type Reply } from '@lintel/contract';
import { DOCUMENT_LOCALE } from '@lintel/domain';
import type { FieldMessage } from '@lintel/domain';
import { Button, Checkbox, Disclosure, Download, ErrorSummary, Panel, SubmitButton, Text, TextInput } from '@lintel/ui';
import type { FormValues } from '@lintel/web';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { downloadDocument } from '../../../documents/file.ts';
import { FormActions } from '../../../gate/gate-page.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { GATE } from '../../../gate/words.en.ts';
import { api } from '../../../platform/lazy/api.ts';
import { PendingMark } from '../../../platform/lazy/pending-mark.tsx';
import { PaperInstead } from './paper-instead.tsx';
import { DISCLOSURES, ESIGN } from './words.en.ts';
import css from './disclosures.module.css';

const PdfPages = lazy(() =>
  import('../../../documents/pdf-pages.tsx').then((module) => ({ default: module.PdfPages })),
);

type Consent = NonNullable<Reply<typeof readEsignConsent>>;

interface Props {
  uuid: string;
  title: string;
  consent: Consent;
  onChanged: () => void;
}

/**
 * Asks once whether documents come on screen or on paper, before the borrower confirms the first one (E-SIGN consent).
 * The code in a sample PDF proves that the borrower can open one.
 */
export function ConsentCard({ uuid, title, consent, onChanged }: Props): ReactNode {
  const [shown, setShown] = useState(false);
  const form = useGateForm({
    uuid,
    title,
    check: consentErrors,
    errorFields: { 'code-wrong': 'code' },
    async send({ code = '' }, idempotencyKey) {
      await api(giveEsignConsent, {
        params: { uuid },
        body: { version: consent.version, demonstratedCode: code },
        idempotencyKey,
      });
      onChanged();
    },
  });
  return (
    <Panel title={ESIGN.title} raised id="consent">
      <Text>{ESIGN.lead}</Text>
      <ul className={css.points}>
        {ESIGN.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Disclosure summary={ESIGN.needs}>
        <ul className={css.points} lang={DOCUMENT_LOCALE}>
          {consent.requirements.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
      </Disclosure>
      <form {...form.props} className={css.form}>
        <ErrorSummary title={GATE.problem} errors={form.errors} attempt={form.attempt} />
        <Text>{ESIGN.sample}</Text>
        <div className={css.tools}>
          <Button size="s" onClick={() => setShown(true)}>
            {ESIGN.show}
          </Button>
          <Button
            size="s"
            icon={<Download />}
            onClick={() => {
              void downloadDocument(uuid, consent.sampleDocumentUuid, DISCLOSURES.title);
            }}
          >
            {ESIGN.save}
          </Button>
        </div>
        {shown && (
          <Suspense fallback={<PendingMark />}>
            <PdfPages uuid={uuid} documentUuid={consent.sampleDocumentUuid} />
          </Suspense>
        )}
        <TextInput
          name="code"
          label={ESIGN.code}
          hint={ESIGN.codeHint}
          width="short"
          inputMode="numeric"
          autoComplete="off"
          error={form.errorAt('code')}
        />
        <Checkbox
          boxed
          name="agree"
          value="yes"
          label={<b>{ESIGN.agree}</b>}
          hint={<span lang={DOCUMENT_LOCALE}>{consent.text}</span>}
          error={form.errorAt('agree')}
        />
        <FormActions form={form}>
          <SubmitButton busy={form.busy}>{ESIGN.submit}</SubmitButton>
          <PaperInstead uuid={uuid} onAsked={onChanged} />
        </FormActions>
      </form>
    </Panel>
  );
}

/** Returns the errors of the form: a missing code, an unchecked box. */
export function consentErrors({ code = '', agree = '' }: FormValues): FieldMessage[] {
  return [
    ...(/\d/.test(code) ? [] : [{ field: 'code', message: ESIGN.codeMissing }]),
    ...(agree === '' ? [{ field: 'agree', message: ESIGN.agreeMissing }] : []),
  ];
}
