import { useEffect, useState } from 'react';

/** How long a wait has lasted, in the two steps at which the page says more: after 20 s and after 60 s. `key` starts it again. */
export function useElapsed(key: string): 'short' | 'long' | 'exit' {
  const [state, setState] = useState<'short' | 'long' | 'exit'>('short');
  useEffect(() => {
    setState('short');
    const longer = setTimeout(() => setState('long'), 20_000);
    const exit = setTimeout(() => setState('exit'), 60_000);
    return () => { clearTimeout(longer); clearTimeout(exit); };
  }, [key]);
  return state;
}
