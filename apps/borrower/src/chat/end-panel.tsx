import { readChatInfo } from '@lintel/contract';
import { Button, ButtonLink } from '@lintel/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { publicApi } from '../platform/lazy/api.ts';
import { usePageData } from '../platform/page-data.tsx';
import type { ChatSession } from './chat-session.ts';
import { CHAT } from './words.en.ts';
import css from './chat-panel.module.css';

interface EndPanelProps {
  /** Undefined where no survey can follow. */
  session?: ChatSession | undefined;
  onStartNew: () => void;
  /** The survey can't be found. */
  onFailure: () => void;
}

/** In place of the field once the conversation is over. */
export function EndPanel({ session, onStartNew, onFailure }: EndPanelProps): ReactNode {
  const survey = useSurvey(session, onFailure);
  const startNew = useRef<HTMLButtonElement>(null);
  useEffect(() => startNew.current?.focus(), []);
  return (
    <div className={css.ended}>
      <output>{CHAT.ended}</output>
      <Button ref={startNew} kind="primary" onClick={onStartNew}>
        {CHAT.startNew}
      </Button>
      {survey !== undefined && (
        <ButtonLink href={survey} newWindow>
          {CHAT.survey}
        </ButtonLink>
      )}
    </div>
  );
}

/** The lender's survey about this contact; undefined where the lender has none. */
function useSurvey(session: ChatSession | undefined, onFailure: () => void): string | undefined {
  const flag = usePageData().reads.flags?.find(({ key }) => key === 'fe-webchat');
  const given = flag?.variables?.['surveyUrl'];
  const { token, channelId } = session ?? {};
  const address = typeof given === 'string' && given.startsWith('https://') ? given : '';
  const [contact, setContact] = useState<string>();
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (address === '' || token === undefined || channelId === undefined) return;
    publicApi(readChatInfo, {
      body: { omniProxyChannelId: channelId },
      headers: { authorization: `Bearer ${token}` },
    }).then(
      ({ data: { contactId } }) => (contactId ? setContact(contactId) : fail()),
      () => fail(),
    );
  }, [address, channelId, token]);
  if (contact === undefined) return undefined;
  const url = new URL(address);
  url.searchParams.set('contactId', contact);
  return url.href;
}
