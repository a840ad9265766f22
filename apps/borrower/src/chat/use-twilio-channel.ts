import type { ChatServerFrame, TwilioAddress } from '@lintel/contract';
import type { OpenChannel } from '@lintel/web';
import { useEffect, useEffectEvent, useState } from 'react';
import type { TwilioChannel } from './twilio-channel.ts';

interface TwilioOptions {
  /** The conversation's address at Twilio; undefined for one that uses our socket. */
  readonly address: TwilioAddress | undefined;
  readonly token: () => string;
  readonly refresh: () => Promise<string>;
  readonly onFrame: (frame: ChatServerFrame) => void;
}

/** Holds a channel at Twilio open while its component is shown. Twilio's client loads only then. */
export function useTwilioChannel({ address, token, refresh, onFrame }: TwilioOptions): OpenChannel | undefined {
  const [openChannel, setOpenChannel] = useState<OpenChannel>();
  const getToken = useEffectEvent(token);
  const renew = useEffectEvent(refresh);
  const passFrame = useEffectEvent(onFrame);
  const start = useEffectEvent((Channel: typeof TwilioChannel, at: TwilioAddress): TwilioChannel => {
    const channel: TwilioChannel = new Channel({
      address: at,
      token: getToken(),
      refresh: () => renew(),
      onView: (view) => setOpenChannel({ channel, view }),
      onFrame: (frame) => passFrame(frame),
    });
    setOpenChannel({ channel, view: channel.view });
    return channel;
  });
  useEffect(() => {
    if (!address) return;
    let channel: TwilioChannel | undefined;
    let isOver = false;
    void import('./twilio-channel.ts').then(({ TwilioChannel: Channel }) => {
      if (!isOver) channel = start(Channel, address);
    });
    return () => {
      isOver = true;
      channel?.close();
      setOpenChannel(undefined);
    };
  }, [address]);
  return openChannel;
}
