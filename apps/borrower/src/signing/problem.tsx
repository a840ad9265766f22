import { reportSigningProblem } from '@lintel/contract';
import { SIGNING_PROBLEMS, type FieldMessage } from '@lintel/domain';
import { Actions, BackLink, ChoiceTiles, ErrorSummary, PageHeading, Stack, SubmitButton, TextArea } from '@lintel/ui';
import { FormError } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { GATE } from '../gate/words.en.ts';
import { api } from '../platform/lazy/api.ts';
import { useStatus } from '../platform/lazy/use-status.ts';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import { useScreenTitle } from '../platform/screen-title.tsx';
import { sortBySigningOrder, type SigningSet } from './documents.ts';
import { NotSigning } from './not-signing.tsx';
import { PROBLEM } from './problem-words.en.ts';
import type { Signing } from './signing.ts';

const KINDS = SIGNING_PROBLEMS.map((value) => ({ value, label: PROBLEM.kinds[value] }));

/** Returns errors in a problem report. */
export const problemErrors = (kind: string, note: string): readonly FieldMessage[] => [
  ...(SIGNING_PROBLEMS.some((one) => one === kind) ? [] : [{ field: 'kind', message: PROBLEM.kindMissing }]),
  ...(note.trim() === '' ? [{ field: 'problemNote', message: PROBLEM.noteMissing }] : []),
];

interface Props {
  signing: Signing;
  set: SigningSet;
  /** Called after the report was sent, or when the documents changed. */
  onReported: () => Promise<unknown>;
}

/** Reports a problem in a document: which one, what kind, and what it should say. Signing pauses after that. */
export function Problem({ signing, set, onReported }: Props): ReactNode {
  const documents = sortBySigningOrder(set.documents);
  const [documentUuid, setDocumentUuid] = useState(documents[0]?.uuid ?? '');
  const [kind, setKind] = useState('');
  const [note, setNote] = useState('');
  const status = useStatus(signing.uuid);
  const sending = useSubmit({
    onApiError({ name }) {
      // Reported in another window, or the documents have changed: renders the latest.
      if (name !== 'signing-paused' && name !== 'not-at-this-step' && name !== 'already-signed') return false;
      status.again();
      void onReported();
      return name !== 'already-signed';
    },
  });
  useScreenTitle(PROBLEM.title, sending.errors.length > 0);
  function report(): void {
    const errors = problemErrors(kind, note);
    const known = SIGNING_PROBLEMS.find((one) => one === kind);
    if (errors.length > 0 || !known) {
      sending.show({ errors });
      return;
    }
    const body = { documentUuid, kind: known, note: note.trim() };
    void sending.submit(async (idempotencyKey) => {
      await api(reportSigningProblem, { params: { uuid: signing.uuid }, body, idempotencyKey });
      await onReported();
    }, body);
  }
  const mended = (nextKind: string, nextNote: string): void => {
    if (sending.errors.length === 0) return;
    const remainingErrors = problemErrors(nextKind, nextNote);
    if (remainingErrors.length < sending.errors.length) sending.keepErrors(remainingErrors);
  };
  const kindError = sending.errorAt('kind');
  const noteError = sending.errorAt('problemNote');
  return (
    <form
      method="dialog"
      noValidate
      aria-busy={sending.busy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        report();
      }}
    >
      <Stack gap="l">
        <ErrorSummary title={GATE.problem} errors={sending.errors} attempt={sending.attempt} />
        <PageHeading title={PROBLEM.title}>{PROBLEM.lead}</PageHeading>
        <ChoiceTiles
          name="paper"
          look="small"
          label={PROBLEM.document}
          options={documents.map(({ uuid: value, title: label }) => ({ value, label }))}
          value={documentUuid}
          onChange={setDocumentUuid}
        />
        <ChoiceTiles
          name="kind"
          look="small"
          layout="across"
          label={PROBLEM.kind}
          options={KINDS}
          value={kind}
          required
          {...(kindError !== undefined && { error: kindError })}
          onChange={(value) => {
            setKind(value);
            mended(value, note);
          }}
        />
        <TextArea
          name="problemNote"
          label={PROBLEM.note}
          hint={PROBLEM.noteHint}
          maxLength={1000}
          value={note}
          {...(noteError !== undefined && { error: noteError })}
          onChange={({ currentTarget: { value } }) => {
            setNote(value);
            mended(kind, value);
          }}
        />
        <FormError>{sending.formError}</FormError>
        <Actions>
          <SubmitButton busy={sending.busy} busyLabel={PROBLEM.busy}>
            {PROBLEM.submit}
          </SubmitButton>
        </Actions>
        <div>
          <BackLink to={signing.to.documents}>{PROBLEM.back}</BackLink>
        </div>
        <div>
          <NotSigning signing={signing} hasSigned={documents.some(({ signedAt }) => signedAt)} />
        </div>
      </Stack>
    </form>
  );
}
