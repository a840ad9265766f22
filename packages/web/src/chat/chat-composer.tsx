import type { ChatFile } from '@lintel/contract';
import { CHAT_MESSAGE_ERRORS, CHAT_MESSAGE_LENGTH, CHAT_TIMES, hasSecretNumber, isSendable } from '@lintel/domain';
import { Button, Hidden, Notice } from '@lintel/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { AttachButton, AttachmentCards } from './attachments.tsx';
import { CHAT } from './chat-words.en.ts';
import { useAttachments, type ChatFileCalls } from './use-attachments.ts';
import css from './chat.module.css';

interface ChatComposerProps {
  onSend: (text: string, files: readonly ChatFile[]) => void;
  /** Uploads a file; absent where messages can't have files. */
  upload?: ChatFileCalls['upload'];
  /** The sentence in place of the button for files. */
  noFiles?: string | undefined;
  /** Called with the text being typed, at most every 2 seconds. */
  onTyping: (preview: string) => void;
  /** True: the field takes the focus when it appears. */
  takesFocus?: boolean;
  /** Tools above the field that insert a text into the message, such as canned answers. */
  tools?: (insert: (text: string) => void) => ReactNode;
  /** Content beside the hint. */
  children?: ReactNode;
}

/**
 * The field in which a chat message is written. Enter sends it, Shift and Enter adds a line. A secret number is held
 * back.
 */
export function ChatComposer({
  onSend,
  upload,
  noFiles,
  onTyping,
  takesFocus = false,
  tools,
  children,
}: ChatComposerProps): ReactNode {
  const [text, setText] = useState('');
  const [isHeldBack, setHeldBack] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const files = useAttachments({ upload });
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [hint, warning] = [`${id}-hint`, `${id}-warning`];
  const typing = useTypingPreview(onTyping);
  const [insertions, setInsertions] = useState(0);
  useEffect(() => {
    if (takesFocus || insertions > 0) field.current?.focus();
  }, [takesFocus, insertions]);

  function submit() {
    if (files.isBusy) return setWaiting(true);
    if (!isSendable(text, files.ready.length)) return;
    if (hasSecretNumber(text)) return setHeldBack(true);
    onSend(text.trim(), files.ready);
    typing.stop();
    files.clear();
    setText('');
  }
  function insert(inserted: string) {
    setText((before) => `${before}${before === '' ? '' : '\n'}${inserted}`.slice(0, CHAT_MESSAGE_LENGTH));
    setInsertions((before) => before + 1);
  }
  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }
  return (
    <>
      {tools?.(insert)}
      <form
        className={css.composer}
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div role="alert" id={warning}>
          {isHeldBack && <Notice tone="warning">{CHAT_MESSAGE_ERRORS.secretNumber}</Notice>}
          {isWaiting && files.isBusy && <Notice tone="info">{CHAT.waitForFiles}</Notice>}
        </div>
        <AttachmentCards files={files} />
        <label htmlFor={id}>
          <Hidden>{CHAT.message}</Hidden>
        </label>
        <div className={css.row}>
          {upload && (
            <AttachButton
              onFiles={(chosen) => {
                setWaiting(false);
                files.add(chosen);
              }}
            />
          )}
          <textarea
            ref={field}
            id={id}
            rows={1}
            maxLength={CHAT_MESSAGE_LENGTH}
            value={text}
            placeholder={CHAT.placeholder}
            aria-describedby={`${hint} ${warning}`}
            aria-invalid={isHeldBack || undefined}
            onKeyDown={pressKey}
            onChange={({ currentTarget: { value } }) => {
              setText(value);
              if (!hasSecretNumber(value)) {
                setHeldBack(false);
                typing.tellSoon(value);
              }
            }}
          />
          <Button kind="primary" type="submit">
            {CHAT.send}
          </Button>
        </div>
        <div className={css.foot}>
          <p id={hint}>
            <span className={css.keys}>{CHAT.hint}</span> {noFiles}
          </p>
          <output>
            <Hidden>{files.announcement}</Hidden>
          </output>
          {children}
        </div>
      </form>
    </>
  );
}

/** Passes on the latest text every 2 seconds while someone types, and nothing of a message that was sent. */
function useTypingPreview(tell: (preview: string) => void) {
  const latest = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  return {
    stop,
    tellSoon(text: string): void {
      latest.current = text;
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        tell(latest.current);
      }, CHAT_TIMES.preview);
    },
  };
}
