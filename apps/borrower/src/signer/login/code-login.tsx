import { emailSignerLogin, logInSigner } from '@lintel/contract';
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
import { useNavigate } from 'react-router';
import { publicApi } from '../../platform/lazy/api.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { FORGOT } from '../../platform/lazy/words.en.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { SIGNER_LOGIN } from './words.en.ts';

const WORDS = SIGNER_LOGIN.code;

interface Props {
  title: string;
  /** The sentence under the heading. */
  lead: ReactNode;
  /** Shown above the email field. */
  above?: ReactNode;
}

/**
 * An additional signer's login by emailed code, without a link at hand or with an account. Never reveals whether an
 * address is known.
 */
export function CodeLogin({ title, lead, above }: Props): ReactNode {
  const [email, setEmail] = useState<string>();
  return email === undefined ? (
    <EmailForm title={title} lead={lead} above={above} onSent={setEmail} />
  ) : (
    <CodeForm title={title} email={email} onOther={() => setEmail(undefined)} />
  );
}

function EmailForm({ title, lead, above, onSent }: Props & { onSent: (email: string) => void }): ReactNode {
  const form = useSubmit();
  const props = form.formProps({
    check: ({ email = '' }) => (email.trim() ? [] : [{ field: 'email', message: SIGNER_LOGIN.account.emailMissing }]),
    async send({ email = '' }) {
      await publicApi(emailSignerLogin, { body: { email: email.trim() } });
      onSent(email.trim());
    },
  });
  useScreenTitle(title, form.errors.length > 0);
  return (
    <form {...props} data-step="signer" data-hold="stay">
      <Stack gap="l">
        <ErrorSummary title={SIGNER_LOGIN.problem} errors={form.errors} attempt={form.attempt} />
        <PageHeading title={title}>{lead}</PageHeading>
        {above}
        <TextInput
          name="email"
          type="email"
          label={WORDS.email}
          hint={lead === WORDS.lead ? WORDS.hint : WORDS.lead}
          autoComplete="username"
          spellCheck={false}
          autoCapitalize="none"
          error={form.errorAt('email')}
        />
        {form.formError !== undefined && (
          <Notice tone="danger" live>
            {form.formError}
          </Notice>
        )}
        <Actions>
          <SubmitButton busy={form.busy}>{WORDS.send}</SubmitButton>
          <Link kind="secondary" to={urls.login(urls.signer('resume'))}>
            {WORDS.password}
          </Link>
        </Actions>
        <Text size="s">
          <Link plain to={FORGOT.path}>
            {FORGOT.label}
          </Link>
        </Text>
      </Stack>
    </form>
  );
}

function CodeForm({ title, email, onOther }: { title: string; email: string; onOther: () => void }): ReactNode {
  const navigate = useNavigate();
  const form = useSubmit({ errorFields: { 'code-wrong': 'code', 'link-expired': 'code' } });
  const props = form.formProps({
    check: ({ code = '' }) => (/^\D*(?:\d\D*){6}$/.test(code) ? [] : [{ field: 'code', message: WORDS.codeMissing }]),
    async send({ code = '' }) {
      await publicApi(logInSigner, { body: { email, code: code.replaceAll(/\D/g, '') } });
      await navigate(urls.signer('resume'), { replace: true });
    },
  });
  useScreenTitle(title, form.errors.length > 0);
  return (
    <form {...props} data-step="signer" data-hold="stay">
      <Stack gap="l">
        <ErrorSummary title={SIGNER_LOGIN.problem} errors={form.errors} attempt={form.attempt} />
        <PageHeading title={title}>{WORDS.sent(email)}</PageHeading>
        <TextInput
          name="code"
          label={WORDS.code}
          hint={WORDS.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          width="short"
          error={form.errorAt('code')}
        />
        {form.formError !== undefined && (
          <Notice tone="danger" live>
            {form.formError}
          </Notice>
        )}
        <Actions>
          <SubmitButton busy={form.busy}>{WORDS.submit}</SubmitButton>
          <Button onClick={onOther}>{WORDS.other}</Button>
        </Actions>
        <Text size="s" tone="muted">
          {WORDS.lives}
        </Text>
      </Stack>
    </form>
  );
}
