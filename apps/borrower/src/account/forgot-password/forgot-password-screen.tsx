import { askPasswordReset } from '@lintel/contract';
import {
  Actions,
  Button,
  ErrorSummary,
  Link,
  Notice,
  PageHeading,
  Stack,
  SubmitButton,
  Text,
  TextInput,
} from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { publicApi } from '../../platform/lazy/api.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { useReleaseHold } from '../../platform/release-hold.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { Narrow } from '../../shell/narrow.tsx';
import { FORGOT_PASSWORD as WORDS } from './words.en.ts';

/** Asks for a link by email. Never reveals whether an address has an account. */
export function ForgotPasswordScreen(): ReactNode {
  useReleaseHold('step');
  const [email, setEmail] = useState<string>();
  return (
    <Narrow>
      {email === undefined ? (
        <EmailForm onSent={setEmail} />
      ) : (
        <EmailSent email={email} onOther={() => setEmail(undefined)} />
      )}
    </Narrow>
  );
}

function EmailForm({ onSent }: { onSent: (email: string) => void }): ReactNode {
  const { errors, formError, attempt, busy, errorAt, formProps } = useSubmit();
  useScreenTitle(WORDS.title, errors.length > 0);
  const props = formProps({
    check: ({ email = '' }) => (email.trim() ? [] : [{ field: 'email', message: WORDS.emailMissing }]),
    async send({ email = '' }) {
      await publicApi(askPasswordReset, { body: { email: email.trim() } });
      onSent(email.trim());
    },
  });
  return (
    <form {...props} data-step="login" data-hold="stay">
      <Stack gap="l">
        <ErrorSummary title={WORDS.problem} errors={errors} attempt={attempt} />
        <PageHeading title={WORDS.title}>{WORDS.lead}</PageHeading>
        <noscript>
          <Notice tone="warning">{WORDS.noScript}</Notice>
        </noscript>
        <TextInput
          name="email"
          type="email"
          label={WORDS.email}
          autoComplete="username"
          spellCheck={false}
          autoCapitalize="none"
          error={errorAt('email')}
        />
        {formError !== undefined && (
          <Notice tone="danger" live>
            {formError}
          </Notice>
        )}
        <p hidden data-hold-late="" role="alert">
          {WORDS.late}
        </p>
        <Actions>
          <SubmitButton busy={busy}>{WORDS.submit}</SubmitButton>
          <Link kind="secondary" to={urls.login()}>
            {WORDS.login}
          </Link>
        </Actions>
      </Stack>
    </form>
  );
}

function EmailSent({ email, onOther }: { email: string; onOther: () => void }): ReactNode {
  useScreenTitle(WORDS.sentTitle);
  return (
    <Stack gap="l">
      <PageHeading title={WORDS.sentTitle}>{WORDS.sent(email)}</PageHeading>
      <Text tone="muted">{WORDS.nothing}</Text>
      <Actions>
        <Link kind="secondary" to={urls.login()}>
          {WORDS.login}
        </Link>
        <Button kind="link" onClick={onOther}>
          {WORDS.again}
        </Button>
      </Actions>
    </Stack>
  );
}
