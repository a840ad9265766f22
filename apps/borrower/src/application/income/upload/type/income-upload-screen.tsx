import { addDocument, listDocuments, removeDocument, sendIncomeDocuments, type Document } from '@lintel/contract';
import { DOCUMENT_LIMITS, INCOME_DOCUMENTS, incomeMethodAt, MAX_FILES } from '@lintel/domain';
import { BackLink, Check, Panel, SubmitButton, Text, TickList } from '@lintel/ui';
import { fetchWithProgress } from '@lintel/web';
import type { ReactNode } from 'react';
import { ApplicationScreen, query, type GateView } from '../../../../gate/application-screen.tsx';
import { GateForm, FormActions } from '../../../../gate/gate-page.tsx';
import { useGateForm } from '../../../../gate/use-gate-form.ts';
import { api, apiWithFetch } from '../../../../platform/lazy/api.ts';
import { isUnsent } from '../../../../platform/lazy/upload/proof-form.ts';
import { Uploader } from '../../../../platform/lazy/upload/uploader.tsx';
import { useUploads } from '../../../../platform/lazy/upload/use-uploads.ts';
import { UPLOAD } from '../../../../platform/lazy/upload/words.en.ts';
import { useFollowStatus } from '../../../../platform/lazy/use-status.ts';
import { useRouteParams } from '../../../../platform/route-params.ts';
import { urls } from '../../../../platform/urls.ts';
import { NotFoundScreen } from '../../../../shell/not-found/not-found-screen.tsx';
import { SEND, UPLOADS } from './words.en.ts';

type Source = keyof typeof INCOME_DOCUMENTS;

const sourceAt = (slug = ''): Source | undefined =>
  Object.keys(INCOME_DOCUMENTS).find((source): source is Source => incomeMethodAt(slug, 'UPLOAD')?.source === source);

/** Proves income by uploaded documents instead of a link; staff review them. */
export function IncomeUploadScreen(): ReactNode {
  const { type } = useRouteParams();
  const source = sourceAt(type);
  if (!source) return <NotFoundScreen />;
  const { types, least } = INCOME_DOCUMENTS[source];
  const title = UPLOADS[source].title(least);
  return (
    <ApplicationScreen
      gates={['income']}
      title={title}
      reads={({ uuid }) => ({ documents: query(listDocuments, { params: { uuid }, query: { type: [...types] } }) })}
    >
      {({ uuid, status, documents }) => (
        <UploadForm uuid={uuid} status={status} source={source} title={title} before={documents.filter(isUnsent)} />
      )}
    </ApplicationScreen>
  );
}

function UploadForm({
  uuid,
  source,
  title,
  before,
}: GateView & { source: Source; title: string; before: readonly Document[] }): ReactNode {
  const {
    types: [type],
    least,
  } = INCOME_DOCUMENTS[source];
  const { label, good } = UPLOADS[source];
  const followStatus = useFollowStatus(uuid);
  const uploads = useUploads({
    limits: DOCUMENT_LIMITS,
    before,
    upload: (file, { key, signal, onProgress }) =>
      apiWithFetch(fetchWithProgress(onProgress), addDocument, {
        params: { uuid },
        body: { type, file, pagesNote: null },
        idempotencyKey: key,
        signal,
      }),
    remove: (documentUuid) => api(removeDocument, { params: { uuid, documentUuid } }),
  });
  const missing = least - uploads.ready.length;
  const check = () =>
    uploads.busy
      ? [{ field: 'files', message: UPLOAD.wait }]
      : missing > 0
        ? [{ field: 'files', message: UPLOAD.more(missing) }]
        : [];
  const pressed = useGateForm({
    uuid,
    title,
    check,
    async send(_, idempotencyKey) {
      followStatus(
        await api(sendIncomeDocuments, {
          params: { uuid },
          body: { source, documentUuids: uploads.ready.map((document) => document.uuid) },
          idempotencyKey,
        }),
      );
    },
  });
  // A file that arrived after the submit corrects its error.
  const form = { ...pressed, errors: pressed.errors.length > 0 ? check() : [] };
  return (
    <GateForm
      showsNext
      form={form}
      back={<BackLink to={urls.application(uuid, 'income/review')}>{SEND.back}</BackLink>}
      title={title}
      lead={SEND.lead}
      rail={
        <Panel title={SEND.rail}>
          <TickList items={good.map((one) => ({ icon: <Check />, title: one }))} />
        </Panel>
      }
    >
      <Uploader
        name="files"
        label={label}
        hint={UPLOAD.hint}
        most={MAX_FILES}
        uploads={uploads}
        error={form.errors[0]?.message}
      />
      <Text size="s" tone="muted">
        {SEND.count(Math.min(uploads.ready.length, least), least)}
      </Text>
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{SEND.submit}</SubmitButton>
      </FormActions>
    </GateForm>
  );
}
