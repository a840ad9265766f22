import { useEffect, useState } from 'react';

/** How long a wait has lasted, in the two steps at which the page says more: after 20 s and after 60 s. `key` starts it again. */
export function useElapsed(key: string): 'short' | 'long' | 'exit' {
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
