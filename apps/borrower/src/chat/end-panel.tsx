import { Button, ButtonLink } from '@lintel/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { usePageData } from '../platform/page-data.tsx';
import type { ChatSession } from './chat-session.ts';
import { readContact, SurveyForm } from './survey-form.tsx';
import { CHAT } from './words.en.ts';
import css from './chat-panel.module.css';

interface EndPanelProps {
  /** Undefined where no survey can follow. */
  session?: ChatSession | undefined;
  onStartNew: () => void;
  /** The survey can't be found, or its answer can't be sent. */
  onFailure: () => void;
}

/**
 * Replaces the composer once the chat is over: starts a new chat, and offers a survey. A lender's own survey replaces
 * ours.
 */
export function EndPanel({ session, onStartNew, onFailure }: EndPanelProps): ReactNode {
  const address = useSurveyAddress();
  const survey = useSurvey(address, session, onFailure);
  const [step, setStep] = useState<'ASK' | 'FORM' | 'DONE'>('ASK');
  const startNew = useRef<HTMLButtonElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => startNew.current?.focus(), []);
  useEffect(() => {
    if (step === 'DONE') thanks.current?.focus();
  }, [step]);
  const asked = address === '' ? session : undefined;
  return (
    <div className={css.ended}>
      <output>{CHAT.ended}</output>
      {asked && step === 'FORM' && <SurveyForm session={asked} onFailure={onFailure} onDone={() => setStep('DONE')} />}
      {step === 'DONE' && (
        <p ref={thanks} tabIndex={-1}>
          {CHAT.rating.thanks}
        </p>
      )}
      <Button ref={startNew} kind={step === 'FORM' ? 'link' : 'primary'} onClick={onStartNew}>
        {CHAT.startNew}
      </Button>
      {asked && step === 'ASK' && <Button onClick={() => setStep('FORM')}>{CHAT.survey}</Button>}
      {survey !== undefined && (
        <ButtonLink href={survey} newWindow>
          {CHAT.survey}
        </ButtonLink>
      )}
    </div>
  );
}

/** Returns the URL of the lender's own survey; empty where it has none. */
function useSurveyAddress(): string {
  const flag = usePageData().reads.flags?.find(({ key }) => key === 'fe-webchat');
  const given = flag?.variables?.['surveyUrl'];
  return typeof given === 'string' && given.startsWith('https://') ? given : '';
}

/** Returns the URL of the lender's own survey about this chat; undefined where the lender has none. */
function useSurvey(address: string, session: ChatSession | undefined, onFailure: () => void): string | undefined {
  const { token, channelId } = session ?? {};
  const [contact, setContact] = useState<string>();
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (address === '' || token === undefined || channelId === undefined) return;
    readContact({ token, channelId }).then(
      (contactId) => (contactId ? setContact(contactId) : fail()),
      () => fail(),
    );
  }, [address, channelId, token]);
  if (contact === undefined) return undefined;
  const url = new URL(address);
  url.searchParams.set('contactId', contact);
  return url.href;
}
