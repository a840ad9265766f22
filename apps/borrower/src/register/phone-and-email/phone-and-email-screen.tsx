import { DOCUMENT_LOCALE, emailSuggestion, formatPhone } from '@lintel/domain';
import { Button, Checkbox, Fieldset, TextInput } from '@lintel/ui';
import { useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { usePageData } from '../../platform/page-data.tsx';
import { useVisitor } from '../flow/account-contact.ts';
import { AfterLogin } from '../flow/lazy/after-login.tsx';
import { useSource } from '../flow/lazy/source.ts';
import { Step } from '../flow/step.tsx';
import { useStep } from '../flow/use-step.ts';
import { FLOW } from '../flow/words.en.ts';
import { REACH } from '../words.en.ts';

const BOXES = { SMS_TRANSACTIONAL: 'smsTransactionalConsent', SMS: 'smsMarketingConsent' } as const;

/** Asks for email, phone and the consents to text messages. */
export function PhoneAndEmailScreen(): ReactNode {
  return (
    <AfterLogin step="phone-and-email">
      <Contact />
    </AfterLogin>
  );
}

function Contact(): ReactNode {
  const { reads } = usePageData();
  const state = useStep({ step: 'phone-and-email', title: REACH.title });
  const { values, errors } = state;
  const { emailKnown, phoneKnown } = useVisitor();
  const source = useSource();
  const [meant, setMeant] = useState<string>();
  const email = useRef<HTMLInputElement>(null);
  function take() {
    const box = email.current;
    if (!box || meant === undefined) return;
    box.value = meant;
    box.dispatchEvent(new Event('input', { bubbles: true }));
    box.focus();
    setMeant(undefined);
  }
  return (
    <Step state={state} title={REACH.title} lead={REACH.lead}>
      {!emailKnown && (
        <div>
          <TextInput
            ref={email}
            name="email"
            type="email"
            label={REACH.email}
            hint={source('email', REACH.emailHint)}
            autoComplete="email"
            spellCheck={false}
            autoCapitalize="none"
            defaultValue={values['email']}
            error={errors['email']}
            onBlur={(event: FocusEvent<HTMLInputElement>) => setMeant(emailSuggestion(event.currentTarget.value))}
          />
          <output>
            {meant !== undefined && (
              <>
                {REACH.suggestion(meant)}{' '}
                <Button kind="link" onClick={take}>
                  {REACH.use}
                </Button>
              </>
            )}
          </output>
        </div>
      )}
      {!phoneKnown && (
        <TextInput
          name="phoneNumber"
          type="tel"
          label={REACH.phone}
          hint={source('phoneNumber', REACH.phoneHint)}
          autoComplete="tel-national"
          defaultValue={values['phoneNumber']}
          error={errors['phoneNumber']}
          onBlur={({ currentTarget }: FocusEvent<HTMLInputElement>) => {
            if (/^\D*[2-9]/.test(currentTarget.value)) currentTarget.value = formatPhone(currentTarget.value);
          }}
        />
      )}
      {reads.smsPrompts?.length ? (
        <Fieldset name="texts" label={REACH.texts} optional={FLOW.optional} hint={REACH.textsHint}>
          {reads.smsPrompts.toReversed().map(({ type, text }) => {
            const name = BOXES[type];
            return (
              <Checkbox
                key={type}
                boxed
                name={name}
                label={<span lang={DOCUMENT_LOCALE}>{text}</span>}
                defaultChecked={values[name] === 'on'}
              />
            );
          })}
        </Fieldset>
      ) : null}
    </Step>
  );
}
