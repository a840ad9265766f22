import { Actions, Button, Dialog } from '@lintel/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { ChatEntry } from '../../chat/chat-entry.tsx';
import { announce } from '../../platform/announce.tsx';
import { DialogSlot } from '../../platform/lazy/dialog-slot.tsx';
import { idleState, inWords, isSaid, minutes, type Idle } from '../../platform/lazy/idle.ts';
import { urls } from '../../platform/urls.ts';
import { endSession } from './end-session.ts';
import { SESSION } from './words.en.ts';

const SIGNS = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Ends a login session without activity after a warning; typed values are on the server. It also renders the dialogs of
 * `showDialog` and the chat of a logged-in person.
 */
export function SessionGuard(): ReactNode {
  const [idle, setIdle] = useState<Idle>({ state: 'active' });
  const warned = idle.state === 'warned';

  // A borrower who just logged in is active.
  useEffect(alive, []);

  useEffect(() => {
    // While the dialog is open, only its answer counts as activity.
    if (warned) return;
    for (const sign of SIGNS) addEventListener(sign, alive, { passive: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, alive);
    };
  }, [warned]);

  useEffect(() => {
    const timer = setInterval(() => {
      const now = idleState(idleFor());
      setIdle(now);
      if (now.state === 'warned' && isSaid(now.left)) announce(SESSION.said(inWords(now.left)));
      if (now.state === 'over') void endSession(`${urls.login(location.pathname + location.search)}&signedOut`);
    }, 1000);
    return () => clearInterval(timer);
  }, []);

  function stay() {
    alive();
    setIdle({ state: 'active' });
  }
  // The session's end is more urgent than what another dialog asks.
  if (!warned)
    return (
      <>
        <DialogSlot />
        <ChatEntry />
      </>
    );
  return (
    <Dialog name="session" alert forced open title={SESSION.title}>
      <p aria-hidden="true">{SESSION.text(minutes(idle.left))}</p>
      <Actions>
        <Button kind="primary" onClick={stay}>
          {SESSION.stay}
        </Button>
        <Button
          onClick={() => {
            void endSession(urls.login());
          }}
        >
          {SESSION.out}
        </Button>
      </Actions>
    </Dialog>
  );
}

let lastAlive = Date.now();
let messagedAt = 0;
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('lintel-session');
if (channel)
  channel.onmessage = () => {
    lastAlive = Date.now();
  };

/** Records activity, in any tab for all tabs. */
const alive = (): void => {
  lastAlive = Date.now();
  // Pointer events fire sixty times a second; one message to the other tabs every 5 s is enough.
  if (lastAlive - messagedAt < 5000) return;
  messagedAt = lastAlive;
  channel?.postMessage('alive');
};

/** Returns the milliseconds since the last activity in any tab. */
const idleFor = (): number => Date.now() - lastAlive;
