import { addConditionDocument, removeConditionDocument, submitCondition } from '@lintel/contract';
import {
  conditionTitle,
  conditionWhy,
  documentsMissing,
  documentTypeFor,
  DOCUMENT_LIMITS,
  isAnsweredByText,
  MAX_FILES,
  formatRequestedDocument,
  UPLOADED_TYPES,
  type UploadedType,
} from '@lintel/domain';
import { Button, Disclosure, Notice, Panel, SubmitButton, Text, TextArea, TickList, FileCheck } from '@lintel/ui';
import { fetchWithProgress } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { GateForm, FormActions } from '../../../gate/gate-page.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { api, apiWithFetch } from '../../../platform/lazy/api.ts';
import { useFlowUrls } from '../../../platform/lazy/application-flow.ts';
import { Uploader } from '../../../platform/lazy/upload/uploader.tsx';
import { useUploads } from '../../../platform/lazy/upload/use-uploads.ts';
import { UPLOAD } from '../../../platform/lazy/upload/words.en.ts';
import { useStatus } from '../../../platform/lazy/use-status.ts';
import { ConditionScreen } from '../condition-screen.tsx';
import { ReviewerMessage } from '../reviewer-message.tsx';
import { useRefetchConditions, type Condition } from '../use-conditions.ts';
import { SEND_CONDITION as WORDS } from '../words.en.ts';

/** The page of a condition answered with files or a few words. */
export function UploadDocumentScreen(): ReactNode {
  return <ConditionScreen place="upload-document">{(view) => <ConditionAnswerForm {...view} />}</ConditionScreen>;
}

const getUploadedType = (condition: Condition): UploadedType =>
  UPLOADED_TYPES.find((type) => type === documentTypeFor(condition.categoryEnum, condition.requestDocuments)) ??
  'SUPPORT';

/** Uploads the files for one condition and submits them, all or some. Borrowers and signers use it. */
export function ConditionAnswerForm({ uuid, condition }: { uuid: string; condition: Condition }): ReactNode {
  const {
    uuid: conditionId,
    categoryEnum,
    requestDocuments,
    returned,
    xtraData: { numDocsRequired: needed },
  } = condition;
  const title = conditionTitle(categoryEnum, { count: needed, documents: requestDocuments, id: conditionId });
  const byText = isAnsweredByText(categoryEnum);
  const isUnsent = ({ submittedAt }: Condition['documents'][number]) => !submittedAt;
  const [sentBefore, setSentBefore] = useState(
    condition.documents.filter(({ submittedAt }) => submittedAt && (!returned || submittedAt > returned.at)).length,
  );
  const [partlySent, setPartlySent] = useState(false);
  const navigate = useNavigate();
  const to = useFlowUrls(uuid);
  const status = useStatus(uuid);
  const refetchConditions = useRefetchConditions(uuid);
  const uploads = useUploads({
    limits: DOCUMENT_LIMITS,
    before: condition.documents.filter(isUnsent),
    upload: (file, { key, signal, onProgress }) =>
      apiWithFetch(fetchWithProgress(onProgress), addConditionDocument, {
        params: { uuid, conditionId },
        body: { type: getUploadedType(condition), file },
        idempotencyKey: key,
        signal,
      }),
    remove: (documentUuid) => api(removeConditionDocument, { params: { uuid, conditionId, documentUuid } }),
  });
  const added = sentBefore + uploads.ready.length;
  const form = useGateForm({
    uuid,
    title,
    check({ text = '' }) {
      if (uploads.busy) return [{ field: 'files', message: UPLOAD.wait }];
      const missing = documentsMissing(needed, added, byText && text.trim() !== '');
      return missing === 0 ? [] : [{ field: 'files', message: byText ? WORDS.moreOrWords : UPLOAD.more(missing) }];
    },
    async send({ text }, idempotencyKey) {
      await api(submitCondition, {
        params: { uuid, conditionId },
        body: { text: text?.trim() || null, partial: false },
        idempotencyKey,
      });
      await refetchConditions();
      status.again();
      await navigate(to('conditions'));
    },
  });
  async function sendSome() {
    await api(submitCondition, {
      params: { uuid, conditionId },
      body: { text: null, partial: true },
      idempotencyKey: crypto.randomUUID(),
    });
    setSentBefore(added);
    setPartlySent(true);
    uploads.clear();
    await refetchConditions();
  }
  const maySendSome = uploads.ready.length > 0 && added < needed && !uploads.busy;
  return (
    <GateForm
      form={form}
      title={title}
      lead={conditionWhy(categoryEnum, conditionId)}
      rail={
        requestDocuments.length > 0 && (
          <Panel title={WORDS.accepted}>
            <TickList
              items={requestDocuments.map((one) => ({
                icon: <FileCheck />,
                title: formatRequestedDocument(one),
                text: '',
              }))}
            />
          </Panel>
        )
      }
    >
      <ReviewerMessage condition={condition} />
      {requestDocuments.includes('BANK_LETTER') && (
        <Disclosure summary={WORDS.letter.title}>
          <p>{WORDS.letter.text}</p>
        </Disclosure>
      )}
      {partlySent && (
        <Notice tone="success" live>
          {WORDS.partialSent}
        </Notice>
      )}
      <Uploader
        name="files"
        label={WORDS.label}
        hint={UPLOAD.hint}
        most={MAX_FILES}
        uploads={uploads}
        error={form.errorAt('files')}
      />
      {!byText && (
        <Text size="s" tone="muted">
          {WORDS.count(Math.min(added, needed), needed)}
        </Text>
      )}
      <TextArea
        name="text"
        label={WORDS.text}
        hint={WORDS.textHint}
        maxLength={500}
        rows={4}
        {...(byText ? {} : { optional: WORDS.optional })}
      />
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{WORDS.submit}</SubmitButton>
        {maySendSome && (
          <Button
            onClick={() => {
              void sendSome();
            }}
          >
            {WORDS.partial(uploads.ready.length)}
          </Button>
        )}
      </FormActions>
    </GateForm>
  );
}
