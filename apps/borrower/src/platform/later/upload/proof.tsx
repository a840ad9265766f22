import { addDocument, listDocuments, removeDocument } from '@lintel/contract';
import { DOCUMENT_LIMITS, MOST_FILES, type UploadedType } from '@lintel/domain';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { PendingMark } from '../../screen-pending.tsx';
import { api, apiOver } from '../api.ts';
import { useRead } from '../use-read.ts';
import { UPLOAD } from './copy.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { ON_ITS_WAY, PROOF, isUnsent } from './proof-form.ts';
import { Uploader } from './uploader.tsx';
import { useUploads, type SentFile } from './use-uploads.ts';

export interface ProofProps {
  uuid: string;
  label: ReactNode;
  /** The type under which they are kept: what was added on another page for the same purpose is here again. */
  type?: UploadedType;
  name?: string;
  error?: string | undefined;
  /** What was added before, where the page knows it better than the list of documents. */
  before?: readonly SentFile[];
  /** For a page that is no form: hears the ids of the files that may go with it, whenever they change. */
  onIds?: (ids: readonly string[]) => void;
}

/** Own uploads for a form, each sent by itself as it is added; a reload loses none. */
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
}: ProofProps & { type: UploadedType; before: readonly SentFile[] }): ReactNode {
  const uploads = useUploads({
    limits: DOCUMENT_LIMITS,
    before,
    send: (file, { key, signal, onProgress }) =>
      apiOver(fetchWithProgress(onProgress), addDocument, {
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
    // As if it was typed: the form checks again what it found wrong.
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
      <Uploader name={name} label={label} hint={UPLOAD.hint} most={MOST_FILES} uploads={uploads} error={error} />
      <input ref={field} type="hidden" name={name} value={value} />
    </>
  );
}
