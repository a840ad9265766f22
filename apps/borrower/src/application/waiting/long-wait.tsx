import { Notice } from '@lintel/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { CloseHint } from '../../gate/wait-facts.tsx';
import { GATE } from '../../gate/words.en.ts';
import { WAITING } from './words.en.ts';
import css from './waiting.module.css';

export interface WaitProps {
  uuid: string;
  /** The last poll failed. */
  failed: boolean;
}

/** Says that a wait takes longer than usual, and later that the page can be closed. */
export function LongWait({ uuid, failed }: WaitProps): ReactNode {
  const elapsed = useElapsed(uuid);
  return (
    <output className={css.live}>
      {failed && <Notice tone="warning">{GATE.notAsked}</Notice>}
      {elapsed !== 'short' && (
        <Notice tone="quiet">
          <b>{WAITING.longer}</b>
          {elapsed === 'exit' && (
            <>
              {' '}
              <CloseHint />
            </>
          )}
        </Notice>
      )}
    </output>
  );
}

/** Returns how long a wait has lasted: over 20 s is long, over 60 s shows the exit. A new `key` restarts it. */
function useElapsed(key: string): 'short' | 'long' | 'exit' {
  const [reached, setReached] = useState<{ key: string; state: 'long' | 'exit' }>();
  useEffect(() => {
    const longer = setTimeout(() => setReached({ key, state: 'long' }), 20_000);
    const exit = setTimeout(() => setReached({ key, state: 'exit' }), 60_000);
    return () => {
      clearTimeout(longer);
      clearTimeout(exit);
    };
  }, [key]);
  return reached?.key === key ? reached.state : 'short';
}
