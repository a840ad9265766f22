import type { ChatServerFrame, ChatView, TwilioAddress } from '@lintel/contract';
import { TwilioChannel } from '../src/chat/twilio-channel.ts';

interface EndParts {
  readonly address: TwilioAddress;
  readonly token: string;
  readonly refresh?: () => Promise<string>;
}

/** One end of a conversation at Twilio, as a browser has it. */
export interface TwilioEnd {
  readonly channel: TwilioChannel;
  readonly frames: readonly ChatServerFrame[];
  /** The states of its connection so far. */
  readonly connections: readonly ChatView['connection'][];
  readonly texts: () => string[];
  /** Waits until the view is as described. */
  readonly until: (check: (view: ChatView) => boolean) => Promise<ChatView>;
}

export function openTwilioEnd({ address, token, refresh = () => Promise.resolve(token) }: EndParts): TwilioEnd {
  const watchers = new Set<() => void>();
  const frames: ChatServerFrame[] = [];
  const connections: ChatView['connection'][] = [];
  const tell = (): void => {
    for (const watch of watchers) watch();
  };
  const channel = new TwilioChannel({
    address,
    token,
    refresh,
    onView: ({ connection }) => {
      connections.push(connection);
      tell();
    },
    onFrame: (frame) => {
      frames.push(frame);
      tell();
    },
  });
  return {
    channel,
    frames,
    connections,
    texts: () => channel.view.messages.map(({ text }) => text),
    until: (check) =>
      new Promise((resolve) => {
        const watch = (): void => {
          if (!check(channel.view)) return;
          watchers.delete(watch);
          resolve(channel.view);
        };
        watchers.add(watch);
        watch();
      }),
  };
}
