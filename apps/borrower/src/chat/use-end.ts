import type { ChatTransport } from '@lintel/contract';
import type { OpenChannel } from '@lintel/web';
import { useEffect, useState } from 'react';

/** Ends a conversation; without a connection, once there is one again and everything written has been sent. */
export function useEnd(openChannel: OpenChannel | undefined) {
  const [ending, setEnding] = useState<ChatTransport>();
  const { channel, view } = openChannel ?? {};
  const isEnding = channel !== undefined && ending === channel && view?.progress?.state !== 'ENDED';
  const canEnd = isEnding && view?.connection === 'OPEN' && view.pending.every(({ refusal }) => refusal !== undefined);
  useEffect(() => {
    if (canEnd) channel.end();
  }, [canEnd, channel]);
  return {
    isEnding,
    /** The chat ends once the connection is back. */
    endsLater: isEnding && view?.connection !== 'OPEN',
    end: () => setEnding(channel),
    cancelEnding: () => setEnding(undefined),
  };
}
