import { Notice, IconButton, X } from '@lintel/ui';
import { SHARED_CHAT } from '@lintel/web';
import type { ReactNode } from 'react';
import { CHAT } from './words.en.ts';
import css from './chat-panel.module.css';

/** The cause of an alert: the connection (`lost`), the token, one message (`notSent`), or anything else (`failed`). */
export type AlertKind = keyof typeof SENTENCES;

const SENTENCES = { ...CHAT.alerts, lost: SHARED_CHAT.lost } as const;
const TONES = { lost: 'warning', failed: 'danger', token: 'warning', notSent: 'danger' } as const;

/** An alert above the messages, which its reader can dismiss. */
export function ChatAlert({ kind, onDismiss }: { kind: AlertKind; onDismiss: () => void }): ReactNode {
  return (
    <div className={css.alert} role="alert" data-tone={TONES[kind]}>
      <Notice tone={TONES[kind]}>
        <div className={css.alertRow}>
          {SENTENCES[kind]}
          <IconButton icon={<X />} label={CHAT.dismiss} onClick={onDismiss} />
        </div>
      </Notice>
    </div>
  );
}
