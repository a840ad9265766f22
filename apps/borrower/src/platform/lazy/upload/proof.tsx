import { addDocument, listDocuments, removeDocument } from '@lintel/contract';
import { DOCUMENT_LIMITS, MAX_FILES, type UploadedType } from '@lintel/domain';
import { fetchWithProgress } from '@lintel/web';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { api, apiWithFetch } from '../api.ts';
import { PendingMark } from '../pending-mark.tsx';
import { useRead } from '../use-read.ts';
import { ON_ITS_WAY, PROOF, isUnsent } from './proof-form.ts';
import { Uploader } from './uploader.tsx';
import { useUploads, type UploadedFile } from './use-uploads.ts';
import { UPLOAD } from './words.en.ts';

export interface ProofProps {
  uuid: string;
  label: ReactNode;
  /** The document type of these files. Files added on another page for the same type appear here. */
  type?: UploadedType;
  name?: string;
  error?: string | undefined;
  /** Files added earlier, if the page knows them better than the list of documents. */
  before?: readonly UploadedFile[];
  /** For a page without a form: called with the ids of the files to send whenever they change. */
  onIds?: (ids: readonly string[]) => void;
}

/** Uploads a form's files, each as soon as it is added, so that a reload loses none. Rendered by `ProofField`. */
export function Proof({ before, type = 'SUPPORT', ...props }: ProofProps): ReactNode {
  const known = useRead(
    listDocuments,
    { params: { uuid: props.uuid }, query: { type: [type] } },
    { apart: 'unsent', enabled: before === undefined, gcTime: 0, staleTime: Infinity },
  );
  if (before === undefined && known.isPending) return <PendingMark />;
  return <Files {...props} type={type} before={before ?? (known.data ?? []).filter(isUnsent)} />;
}

function Files({
  uuid,
  label,
  type,
  name = PROOF,
  error,
  before,
  onIds,
}: ProofProps & { type: UploadedType; before: readonly UploadedFile[] }): ReactNode {
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
  const ids = uploads.ready.map((file) => file.uuid).join(' ');
  const value = uploads.busy ? ON_ITS_WAY : ids;
  const field = useRef<HTMLInputElement>(null);
  const last = useRef('');
  const tell = useEffectEvent(() => {
    // Acts like typing, so the form checks its errors again.
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
    if (value !== ON_ITS_WAY) onIds?.(value.split(' ').filter((id) => id !== ''));
  });
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    tell();
  }, [value]);
  return (
    <>
      <Uploader name={name} label={label} hint={UPLOAD.hint} most={MAX_FILES} uploads={uploads} error={error} />
      <input ref={field} type="hidden" name={name} value={value} />
    </>
  );
}
