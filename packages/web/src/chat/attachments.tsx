import { ApiError, type ChatFile } from '@lintel/contract';
import { CHAT_FILE_ACCEPT, formatFileSize } from '@lintel/domain';
import { Download, FileCards, Hidden, IconButton, Paperclip, type FileCard } from '@lintel/ui';
import { useRef, useState, type ReactNode } from 'react';
import { CHAT } from './chat-words.en.ts';
import type { Attachment, Attachments, ChatFileCalls } from './use-attachments.ts';
import css from './chat.module.css';

export type { ChatFileCalls } from './use-attachments.ts';

// Files in the chat, which the borrower's app and the console share: choosing, uploading and saving them.

/** The button that adds files to the next message. */
export function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }): ReactNode {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={<Paperclip />}
        label={CHAT.attach}
        title={CHAT.attachHint}
        onClick={() => chooser.current?.click()}
      />
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={CHAT_FILE_ACCEPT}
        data-picks="files"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Choosing the same file again must count as a change.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** The files of the next message, each with its progress or its error. */
export function AttachmentCards({ files }: { files: Attachments }): ReactNode {
  return <FileCards label={CHAT.files} files={files.list.map((one) => toCard(one, files))} />;
}

function toCard({ id, file: { name, size }, state }: Attachment, { retry, drop }: Attachments): FileCard {
  const shown = formatFileSize(size);
  const remove = { label: CHAT.remove, onPress: () => drop(id) };
  switch (state.kind) {
    case 'sending':
      return {
        id,
        name,
        tone: 'busy',
        progress: state.share < 1 ? state.share : undefined,
        text: state.share < 1 ? CHAT.uploading(shown, Math.round(state.share * 100)) : CHAT.checking(shown),
        acts: [{ label: CHAT.cancel, onPress: () => drop(id) }],
      };
    case 'ready':
      return { id, name, tone: 'done', text: CHAT.ready(shown), acts: [remove] };
    case 'refused':
      return { id, name, tone: 'bad', text: state.why, acts: [remove] };
    case 'lost':
      return {
        id,
        name,
        tone: 'bad',
        text: CHAT.lost,
        acts: [{ label: CHAT.retry, onPress: () => retry(id) }, remove],
      };
  }
}

interface SentFilesProps {
  files: readonly ChatFile[];
  /** Absent while the message isn't sent. */
  onSave?: ChatFileCalls['save'] | undefined;
}

/** The files of a sent message, each with a button that saves it. */
export function SentFiles({ files, onSave }: SentFilesProps): ReactNode {
  const [failure, setFailure] = useState('');
  if (files.length === 0) return null;
  function save(file: ChatFile) {
    setFailure('');
    onSave?.(file).catch((error: unknown) =>
      setFailure(error instanceof ApiError && error.name === 'file-infected' ? CHAT.unsafeFile : CHAT.notDownloaded),
    );
  }
  return (
    <ul className={css.files}>
      {files.map((file) => (
        <li key={file.uuid}>
          <button type="button" disabled={!onSave} onClick={() => save(file)}>
            <Download aria-hidden="true" />
            <Hidden>{CHAT.download} </Hidden>
            <span>{file.name}</span>
            <small>{formatFileSize(file.size)}</small>
          </button>
        </li>
      ))}
      {failure !== '' && <li role="alert">{failure}</li>}
    </ul>
  );
}
