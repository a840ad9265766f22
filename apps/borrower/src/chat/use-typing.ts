import { CHAT_TIMES } from '@lintel/domain';
import { useEffect, useState } from 'react';

/** Tracks whether the agent is typing: until the message arrives, or no signal has come for a while. */
export function useTyping() {
  const [at, setAt] = useState<number>();
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(() => setAt(undefined), 2 * CHAT_TIMES.preview);
    return () => clearTimeout(timer);
  }, [at]);
  return { isTyping: at !== undefined, setTyping: (is: boolean) => setAt(is ? Date.now() : undefined) };
}
