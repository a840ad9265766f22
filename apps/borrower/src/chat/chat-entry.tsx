import { MessageSquare } from '@lintel/ui';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate, useLocation } from 'react-router';
import { useHydrated } from '../platform/lazy/use-hydrated.ts';
import { useFlag } from '../platform/page-data.tsx';
import { CHAT_ENTRY } from './entry-words.en.ts';
import css from './chat-entry.module.css';

/** The URL parameter that opens the chat when the page loads. */
const OPENS = 'pop-webchat';

const ChatPanel = lazy(async () => ({ default: (await import('./chat-panel.tsx')).ChatPanel }));

/** The chat button in the corner of a page, where the lender has a chat. The chat itself loads when it is opened. */
export function ChatEntry(): ReactNode {
  const isOn = useFlag('fe-webchat');
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useOpensAtLoad(isOn, () => setOpen(true));
  if (!isOn || !isHydrated) return null;
  return createPortal(
    <>
      <button
        ref={button}
        type="button"
        className={css.open}
        aria-expanded={isOpen}
        hidden={isOpen}
        onClick={() => setOpen(true)}
      >
        <MessageSquare aria-hidden="true" />
        {CHAT_ENTRY.open}
      </button>
      {(isOpen || isEnding) && (
        <Suspense fallback={null}>
          <ChatPanel
            isShown={isOpen}
            onEnding={setEnding}
            onClose={() => {
              setOpen(false);
              requestAnimationFrame(() => button.current?.focus());
            }}
          />
        </Suspense>
      )}
    </>,
    document.body,
  );
}

/** Opens the chat for the parameter, and takes it out of the address. */
function useOpensAtLoad(isOn: boolean, open: () => void): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!isOn || !query.has(OPENS)) return;
    query.delete(OPENS);
    open();
    void navigate({ pathname, search: query.toString(), hash }, { replace: true });
  });
}
