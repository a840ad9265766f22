import {
  CHAT_SOCKET_PATH,
  ChatChannel,
  type ChatChannelParts,
  type ChatServerFrame,
  type ChatTransport,
  type ChatView,
} from '@lintel/contract';
import { useEffect, useEffectEvent, useState } from 'react';

/** Opens the chat socket of this page's own origin. */
const openSocket = (): WebSocket => new WebSocket(location.origin.replace(/^http/, 'ws') + CHAT_SOCKET_PATH);

interface ChannelOptions extends Pick<ChatChannelParts, 'token' | 'pingEvery'> {
  /** The conversation, null for the lists that staff watch, undefined for no channel. */
  readonly channelId: string | null | undefined;
  readonly onFrame?: (frame: ChatServerFrame) => void;
}

/** A channel and what it shows. */
export interface OpenChannel {
  readonly channel: ChatTransport;
  readonly view: ChatView;
}

/** Holds a channel open while its component is shown, and connects again when the browser is online. */
export function useChatChannel({ channelId, token, pingEvery, onFrame }: ChannelOptions): OpenChannel | undefined {
  const [open, setOpen] = useState<OpenChannel>();
  const getToken = useEffectEvent(token);
  const passFrame = useEffectEvent((frame: ChatServerFrame) => onFrame?.(frame));
  useEffect(() => {
    if (channelId === undefined) return;
    const channel: ChatChannel = new ChatChannel({
      channelId,
      pingEvery,
      open: openSocket,
      token: () => getToken(),
      onView: (view) => setOpen({ channel, view }),
      onFrame: (frame) => passFrame(frame),
    });
    const wake = () => channel.wake();
    const drop = () => channel.drop();
    addEventListener('online', wake);
    addEventListener('offline', drop);
    return () => {
      removeEventListener('online', wake);
      removeEventListener('offline', drop);
      channel.close();
      setOpen(undefined);
    };
  }, [channelId, pingEvery]);
  return open;
}
