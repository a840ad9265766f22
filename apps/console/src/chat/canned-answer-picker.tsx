import { listCannedAnswers } from '@lintel/contract';
import { fillCannedAnswer, searchCannedAnswers } from '@lintel/domain';
import { Button, TextInput } from '@lintel/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useRead } from '../platform/use-read.ts';
import { CHATS } from './words.en.ts';
import css from './chats.module.css';

/** Answers that are shown at once. Typing narrows them. */
const MOST_SHOWN = 6;

interface CannedAnswerPickerProps {
  /** The borrower's name. */
  name: string;
  onInsert: (text: string) => void;
}

/** Searches the canned answers and inserts one into the message, where it can be edited. */
export function CannedAnswerPicker({ name, onInsert }: CannedAnswerPickerProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const all = useRead(listCannedAnswers, {}, { enabled: isOpen, fresh: true }).data;
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) panel.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const found = all && searchCannedAnswers(all, typed).slice(0, MOST_SHOWN);
  function insert(text: string) {
    setOpen(false);
    setTyped('');
    onInsert(fillCannedAnswer(text, name));
  }
  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape') return;
    setOpen(false);
    opener.current?.focus();
  }
  function insertFirst(event: KeyboardEvent) {
    closeOnEscape(event);
    if (event.key !== 'Enter') return;
    // Otherwise the message, which gets the focus, would get the key too.
    event.preventDefault();
    const first = found?.[0];
    if (first) insert(first.text);
  }
  return (
    <div className={css.answers}>
      <Button
        ref={opener}
        kind="link"
        size="s"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {CHATS.cannedAnswers}
      </Button>
      <div ref={panel} id={id} hidden={!isOpen}>
        <TextInput
          name="cannedAnswer"
          type="search"
          label={CHATS.searchAnswers}
          hint={CHATS.searchAnswersHint}
          value={typed}
          autoComplete="off"
          onKeyDown={insertFirst}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <output>{found && CHATS.foundAnswers(found.length)}</output>
        <ul>
          {found?.map(({ answerUuid, title, text }) => (
            <li key={answerUuid}>
              <button type="button" onClick={() => insert(text)} onKeyDown={closeOnEscape}>
                <b>{title}</b>
                <span>{text}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
