import { readChatOpenStatus, readChatWeek } from '@lintel/contract';
import { chooseAgentMode, CHAT_TIMES, chooseChatMode, isChatMode, type ChatMode } from '@lintel/domain';
import { useState } from 'react';
import { publicApi } from '../platform/lazy/api.ts';
import { queryClient } from '../platform/lazy/query-client.ts';
import { useRead } from '../platform/lazy/use-read.ts';
import { useFlag, usePageData } from '../platform/page-data.tsx';
import { formatHours } from './hours.ts';

const OPTIONS = { client: queryClient, send: publicApi };

/** Returns the chat mode that the URL's parameter `mode` names, outside production. */
export const forcedMode = (environment: string): ChatMode | undefined => {
  const named = new URLSearchParams(location.search).get('mode');
  return environment !== 'production' && isChatMode(named) ? named : undefined;
};

/** Chooses the mode of a new conversation, and reads the chat's hours and whether it is open now. */
export function useChatMode(active: ChatMode | undefined) {
  const {
    environment,
    privateLabel: { providerOrg },
    reads: { flags },
  } = usePageData();
  const headers = { 'x-org': providerOrg };
  const status = useRead(readChatOpenStatus, { headers }, { ...OPTIONS, refetchInterval: CHAT_TIMES.poll });
  const week = useRead(readChatWeek, { headers, query: { display: 'true' } }, OPTIONS);
  const stream = flags?.find(({ key }) => key === 'fe-webchat-stream');
  const hasAssistant = useFlag('fe-webchat-chatbot');
  const [forced] = useState(() => forcedMode(environment));
  const isOpen = status.data === true;
  const agent = chooseAgentMode(stream && { enabled: stream.enabled, provider: stream.variables?.['provider'] });
  return {
    mode: chooseChatMode({ forced, active, isOpen, agent, hasAssistant }),
    agent,
    isOpen,
    hours: week.isError ? '' : week.data && formatHours(week.data),
    hasNoHours: week.isError,
  };
}
