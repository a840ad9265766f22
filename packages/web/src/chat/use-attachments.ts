import { ApiError, getErrorMessage, type ChatFile } from '@lintel/contract';
import {
  CHAT_FILE_LIMITS,
  MAX_CHAT_FILES,
  fileSentence,
  hasSecretNumber,
  plainFileName,
  type FileFault,
} from '@lintel/domain';
import { useRef, useState } from 'react';
import { CHAT } from './chat-words.en.ts';

/** An app's calls that upload a file for the next message, and save a file of a message. */
export interface ChatFileCalls {
  readonly upload: (
    file: File,
    how: { key: string; signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<ChatFile>;
  readonly save: (file: ChatFile) => Promise<void>;
}

type AttachmentState =
  | { kind: 'sending'; share: number }
  | { kind: 'ready'; sent: ChatFile }
  | { kind: 'refused'; why: string }
  | { kind: 'lost' };

/** A file of the next message. */
export interface Attachment {
  readonly id: string;
  readonly file: File;
  readonly state: AttachmentState;
}

/** The files of the next message, and what can be done with them. */
export interface Attachments {
  readonly list: readonly Attachment[];
  /** Uploaded files, in the order in which they were added. */
  readonly ready: readonly ChatFile[];
  readonly isBusy: boolean;
  /** The latest message about a file, for screen readers. */
  readonly announcement: string;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (id: string) => void;
  readonly drop: (id: string) => void;
  /** Removes the uploaded files from the list, after they were sent. */
  readonly clear: () => void;
}

/** Manages the files of the next message. Each is uploaded under its own idempotency key, so that it can be retried. */
export function useAttachments({ upload }: Partial<Pick<ChatFileCalls, 'upload'>>): Attachments {
  const [list, setList] = useState<readonly Attachment[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const stops = useRef(new Map<string, AbortController>());
  const change = (id: string, state: AttachmentState) =>
    setList((all) => all.map((one) => (one.id === id ? { ...one, state } : one)));

  function refuse(id: string, name: string, why: string) {
    change(id, { kind: 'refused', why });
    setAnnouncement(CHAT.saidRefused(name, why));
  }
  async function send({ id, file }: Attachment) {
    if (!upload) return;
    const fault = findFault(file);
    if (fault) return refuse(id, file.name, fileSentence(fault, CHAT_FILE_LIMITS));
    if (hasSecretNumber(file.name)) return refuse(id, file.name, CHAT.secretName);
    const stop = new AbortController();
    stops.current.set(id, stop);
    const onProgress = (share: number) => change(id, { kind: 'sending', share });
    try {
      const named = new File([file], plainFileName(file.name), { type: file.type });
      change(id, { kind: 'ready', sent: await upload(named, { key: id, signal: stop.signal, onProgress }) });
      setAnnouncement(CHAT.saidReady(file.name));
    } catch (error) {
      if (stop.signal.aborted) return;
      if (error instanceof ApiError && error.httpStatus > 0 && error.httpStatus < 500)
        return refuse(id, file.name, getErrorMessage(error));
      change(id, { kind: 'lost' });
    } finally {
      stops.current.delete(id);
    }
  }
  return {
    list,
    announcement,
    ready: list.flatMap(({ state }) => (state.kind === 'ready' ? [state.sent] : [])),
    isBusy: list.some(({ state }) => state.kind === 'sending'),
    add(files) {
      const room = Math.max(0, MAX_CHAT_FILES - list.length);
      const added = files
        .slice(0, room)
        .map((file): Attachment => ({ id: crypto.randomUUID(), file, state: { kind: 'sending', share: 0 } }));
      setAnnouncement(files.length > room ? CHAT.tooManyFiles : '');
      setList((all) => [...all, ...added]);
      for (const one of added) void send(one);
    },
    retry(id) {
      const one = list.find((each) => each.id === id);
      change(id, { kind: 'sending', share: 0 });
      if (one) void send(one);
    },
    drop(id) {
      stops.current.get(id)?.abort(new DOMException('Canceled', 'AbortError'));
      setList((all) => all.filter((one) => one.id !== id));
    },
    clear: () => setList((all) => all.filter(({ state }) => state.kind !== 'ready')),
  };
}

/** Returns a fault that shows before the file is sent. The server inspects the content. */
function findFault({ size }: File): FileFault | undefined {
  if (size === 0) return 'EMPTY';
  return size > CHAT_FILE_LIMITS.bytes ? 'TOO_LARGE' : undefined;
}
