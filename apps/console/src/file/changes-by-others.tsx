import { Button, Notice } from '@lintel/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatDateTime } from '../platform/times.ts';
import { EVENT_WORDS } from './history/event-words.en.ts';
import { formatActor } from './history/format-actor.ts';
import type { FactRow } from './use-file.ts';
import { FILE } from './words.en.ts';
import css from './file.module.css';

/** Warns of what others did to the file since this page was rendered. The values typed below remain. */
export function ChangesByOthers({ facts, onSeen }: { facts: readonly FactRow[]; onSeen: () => void }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [facts]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={css.changed}>
      <Notice tone="warning">
        <h2>{FILE.changed}</h2>
        <ul>
          {facts.map(({ sequence, type, actor, at }) => (
            <li key={sequence}>{FILE.happened(EVENT_WORDS[type], formatActor({ type, actor }), formatDateTime(at))}</li>
          ))}
        </ul>
        <p>{FILE.changedThen}</p>
        <Button size="s" onClick={onSeen}>
          {FILE.seen}
        </Button>
      </Notice>
    </div>
  );
}
