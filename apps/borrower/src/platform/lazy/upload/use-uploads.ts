import { ApiError, getErrorMessage, type Document } from '@lintel/contract';
import { fileSentence, type UploadAdvice, type UploadLimits } from '@lintel/domain';
import { useRef, useState } from 'react';
import { reportError } from '../../report-error.ts';
import { beforeSending } from './as-jpeg.ts';
import { UPLOAD } from './words.en.ts';

/** An uploaded file as the server describes it. */
export interface SentFile extends Pick<Document, 'uuid' | 'state' | 'title'> {
  pages?: number | null | undefined;
  size?: number | null | undefined;
  advice?: readonly UploadAdvice[];
}

export type UploadState =
  | { kind: 'sending'; share: number }
  | { kind: 'sent'; document: SentFile }
  | { kind: 'refused'; why: string }
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
  /** Files uploaded earlier that are still unsent. */
  before?: readonly SentFile[];
  send: (
    file: File,
    how: { key: string; signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<SentFile>;
  remove: (documentUuid: string) => Promise<void>;
}

export interface Uploads {
  list: readonly Upload[];
  /** Uploaded files that can be sent with the step. */
  ready: readonly SentFile[];
  busy: boolean;
  /** The latest message about a file, for screen readers, which don't see its card. */
  said: string;
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  drop: (id: string) => void;
  /** Empties the list after the files were sent with their step. */
  clear: () => void;
}

const known = (document: SentFile): Upload => ({
  id: document.uuid,
  name: document.title,
  size: document.size ?? 0,
  file: undefined,
  state: { kind: 'sent', document },
});

/**
 * Uploads files, each in a separate request with its idempotency key, so that one can be retried after a lost
 * connection.
 */
export function useUploads({ limits, before = [], send, remove }: UploadOptions): Uploads {
  const [list, setList] = useState<readonly Upload[]>(() => before.map(known));
  const [said, setSaid] = useState('');
  const stops = useRef(new Map<string, AbortController>());
  const put = (id: string, change: Partial<Upload>) =>
    setList((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));

  async function go(id: string, given: File) {
    const stop = new AbortController();
    stops.current.set(id, stop);
    try {
      const checked = await beforeSending(given, limits);
      if ('fault' in checked) return refuse(id, given.name, fileSentence(checked.fault, limits));
      const document = await send(checked.file, {
        key: id,
        signal: stop.signal,
        onProgress: (share) => put(id, { state: { kind: 'sending', share } }),
      });
      put(id, { state: { kind: 'sent', document }, size: document.size ?? given.size });
      setSaid(UPLOAD.said.done(given.name));
    } catch (error) {
      if (stop.signal.aborted) return;
      if (error instanceof ApiError && error.httpStatus > 0 && error.httpStatus < 500)
        return refuse(id, given.name, getErrorMessage(error));
      reportError('upload', error instanceof ApiError ? error.name : error);
      put(id, { state: { kind: 'lost' } });
    } finally {
      stops.current.delete(id);
    }
  }

  function refuse(id: string, name: string, why: string) {
    put(id, { state: { kind: 'refused', why } });
    setSaid(UPLOAD.said.refused(name, why));
  }

  return {
    list,
    said,
    ready: list.flatMap(({ state }) =>
      state.kind === 'sent' && state.document.state === 'READY' ? [state.document] : [],
    ),
    busy: list.some(({ state }) => state.kind === 'sending'),
    add(files) {
      const added = files.map((file): Upload => ({
        id: crypto.randomUUID(),
        name: file.name,
        size: file.size,
        file,
        state: { kind: 'sending', share: 0 },
      }));
      setList((all) => [...all, ...added]);
      for (const { id, file } of added) if (file) void go(id, file);
    },
    retry(id) {
      const file = list.find((one) => one.id === id)?.file;
      if (!file) return;
      put(id, { state: { kind: 'sending', share: 0 } });
      void go(id, file);
    },
    clear: () => setList((all) => all.filter(({ state }) => state.kind !== 'sent')),
    drop(id) {
      const one = list.find((each) => each.id === id);
      stops.current.get(id)?.abort(new DOMException('Cancelled', 'AbortError'));
      setList((all) => all.filter((each) => each.id !== id));
      // Removed from the list in any case: a file whose removal failed is never sent with a step.
      if (one?.state.kind === 'sent')
        remove(one.state.document.uuid).catch((error: unknown) => reportError('upload', error));
    },
  };
}
