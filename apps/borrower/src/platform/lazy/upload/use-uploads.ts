import { ApiError, getErrorMessage, type Document } from '@lintel/contract';
import { fileSentence, type UploadAdvice, type UploadLimits } from '@lintel/domain';
import { useRef, useState } from 'react';
import { reportError } from '../../report-error.ts';
import { prepareForUpload } from './as-jpeg.ts';
import { UPLOAD } from './words.en.ts';

/** An uploaded file as the server describes it. */
export interface UploadedFile extends Pick<Document, 'uuid' | 'state' | 'title'> {
  pages?: number | null | undefined;
  size?: number | null | undefined;
  advice?: readonly UploadAdvice[];
}

export type UploadState =
  /** `share`: the uploaded part of the file, 0 to 1. At 1, the server is checking the file. */
  | { kind: 'uploading'; share: number }
  | { kind: 'uploaded'; document: UploadedFile }
  | { kind: 'refused'; reason: string }
  | { kind: 'lost' };

/** A file in the list: being uploaded, uploaded, refused, or with a lost connection. */
export interface Upload {
  id: string;
  name: string;
  size: number;
  file: File | undefined;
  state: UploadState;
}

export interface UploadOptions {
  limits: UploadLimits;
  /** Files uploaded earlier that weren't sent with a step yet. */
  before?: readonly UploadedFile[];
  /** Uploads one file. `key` is the idempotency key, the same at each try; `share` is 0 to 1. */
  upload: (
    file: File,
    options: { key: string; signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<UploadedFile>;
  remove: (documentUuid: string) => Promise<void>;
}

export interface Uploads {
  list: readonly Upload[];
  /** Uploaded files that can be sent with the step. */
  ready: readonly UploadedFile[];
  busy: boolean;
  /** The latest message about a file, announced to screen readers. */
  announcement: string;
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  drop: (id: string) => void;
  /** Removes the uploaded files from the list after they were sent with their step. */
  clear: () => void;
}

const toUpload = (document: UploadedFile): Upload => ({
  id: document.uuid,
  name: document.title,
  size: document.size ?? 0,
  file: undefined,
  state: { kind: 'uploaded', document },
});

/**
 * Uploads files, each in a separate request with its idempotency key, so that one can be retried after a lost
 * connection.
 */
export function useUploads({ limits, before = [], upload, remove }: UploadOptions): Uploads {
  const [list, setList] = useState<readonly Upload[]>(() => before.map(toUpload));
  const [announcement, setAnnouncement] = useState('');
  const controllers = useRef(new Map<string, AbortController>());
  const update = (id: string, change: Partial<Upload>) =>
    setList((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));

  async function startUpload(id: string, file: File) {
    const controller = new AbortController();
    controllers.current.set(id, controller);
    try {
      const prepared = await prepareForUpload(file, limits);
      if ('fault' in prepared) return refuse(id, file.name, fileSentence(prepared.fault, limits));
      const document = await upload(prepared.file, {
        key: id,
        signal: controller.signal,
        onProgress: (share) => update(id, { state: { kind: 'uploading', share } }),
      });
      update(id, { state: { kind: 'uploaded', document }, size: document.size ?? file.size });
      setAnnouncement(UPLOAD.said.done(file.name));
    } catch (error) {
      if (controller.signal.aborted) return;
      if (error instanceof ApiError && error.httpStatus > 0 && error.httpStatus < 500)
        return refuse(id, file.name, getErrorMessage(error));
      reportError('upload', error instanceof ApiError ? error.name : error);
      update(id, { state: { kind: 'lost' } });
    } finally {
      controllers.current.delete(id);
    }
  }

  function refuse(id: string, name: string, reason: string) {
    update(id, { state: { kind: 'refused', reason } });
    setAnnouncement(UPLOAD.said.refused(name, reason));
  }

  return {
    list,
    announcement,
    ready: list.flatMap(({ state }) =>
      state.kind === 'uploaded' && state.document.state === 'READY' ? [state.document] : [],
    ),
    busy: list.some(({ state }) => state.kind === 'uploading'),
    add(files) {
      const added = files.map((file): Upload => ({
        id: crypto.randomUUID(),
        name: file.name,
        size: file.size,
        file,
        state: { kind: 'uploading', share: 0 },
      }));
      setList((all) => [...all, ...added]);
      for (const { id, file } of added) if (file) void startUpload(id, file);
    },
    retry(id) {
      const file = list.find((one) => one.id === id)?.file;
      if (!file) return;
      update(id, { state: { kind: 'uploading', share: 0 } });
      void startUpload(id, file);
    },
    clear: () => setList((all) => all.filter(({ state }) => state.kind !== 'uploaded')),
    drop(id) {
      const one = list.find((each) => each.id === id);
      controllers.current.get(id)?.abort(new DOMException('Canceled', 'AbortError'));
      setList((all) => all.filter((each) => each.id !== id));
      // Removed from the list in any case: a file whose removal failed is never sent with a step.
      if (one?.state.kind === 'uploaded')
        remove(one.state.document.uuid).catch((error: unknown) => reportError('upload', error));
    },
  };
}
