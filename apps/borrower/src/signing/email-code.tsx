import { confirmEmail, readProfile, sendEmailCode } from '@lintel/contract';
import { Actions, Button, Section, Text, TextInput } from '@lintel/ui';
import { FormError } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { announce } from '../platform/announce.tsx';
import { api } from '../platform/lazy/api.ts';
import { useRead } from '../platform/lazy/use-read.ts';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import { EMAIL } from './words.en.ts';
import css from './signature.module.css';

/**
 * Confirms the signer's email address before signing: sends a code to it and asks for the code. An address that is
 * already confirmed needs none.
 */
export function EmailCode({ onConfirmed }: { onConfirmed: () => void }): ReactNode {
  const [sentTo, setSentTo] = useState<string>();
  const [code, setCode] = useState('');
  const profile = useRead(readProfile, {});
  const mail = useSubmit();
  const typing = useSubmit({ errorFields: { 'code-wrong': 'emailCode', 'code-expired': 'emailCode' } });
  const send = () =>
    mail.submit(async () => {
      const { verified, sentTo: address } = await api(sendEmailCode, {});
      if (verified) {
        onConfirmed();
        return;
      }
      typing.keepErrors([]);
      setSentTo(address);
      announce(EMAIL.sent(address));
    });
  function confirm(): void {
    if (!/^\d{6}$/.test(code.replaceAll(/\s/g, ''))) {
      typing.show({ errors: [{ field: 'emailCode', message: EMAIL.missing }] });
      document.getElementById('emailCode')?.focus();
      return;
    }
    void typing.submit(async () => {
      await api(confirmEmail, { body: { code: code.replaceAll(/\s/g, '') } });
      announce(EMAIL.done);
      onConfirmed();
    });
  }
  const formError = mail.formError ?? typing.formError;
  const error = typing.errorAt('emailCode');
  return (
    <Section title={EMAIL.title} id="email">
      <form
        className={css.fields}
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (sentTo === undefined) void send();
          else confirm();
        }}
      >
        <Text>{sentTo === undefined ? EMAIL.why(profile.data?.email) : EMAIL.sent(sentTo)}</Text>
        {sentTo !== undefined && (
          <TextInput
            name="emailCode"
            label={EMAIL.code}
            hint={EMAIL.hint}
            width="short"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            value={code}
            {...(error !== undefined && { error })}
            onChange={({ currentTarget: { value } }) => setCode(value)}
          />
        )}
        <FormError>{formError}</FormError>
        <Actions>
          {sentTo !== undefined && (
            <Button kind="primary" type="submit" busy={typing.busy} busyLabel={EMAIL.checking}>
              {EMAIL.confirm}
            </Button>
          )}
          <Button
            kind={sentTo === undefined ? 'primary' : 'link'}
            busy={mail.busy}
            busyLabel={EMAIL.sending}
            onClick={() => {
              void send();
            }}
          >
            {sentTo === undefined ? EMAIL.send : EMAIL.again}
          </Button>
        </Actions>
      </form>
    </Section>
  );
}
