import { askForSignerLogin, logInSigner } from '@lintel/contract';
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
import { apiHere } from '../../platform/later/api.ts';
import { FORGOT } from '../../platform/later/forgot-copy.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { SIGN_IN } from './copy.ts';
import { useForm } from './use-form.ts';

const WORDS = SIGN_IN.code;

interface Props {
  title: string;
  lead: ReactNode;
  /** Above the question. */ above?: ReactNode;
}

/** A code by mail, for whoever has no link at hand or has an account already. Whether an address is known is told to nobody. */
export function ByCode({ title, lead, above }: Props): ReactNode {
  const [email, setEmail] = useState<string>();
  return email === undefined ? (
    <Ask title={title} lead={lead} above={above} onSent={setEmail} />
  ) : (
    <Enter title={title} email={email} onOther={() => setEmail(undefined)} />
  );
}

function Ask({ title, lead, above, onSent }: Props & { onSent: (email: string) => void }): ReactNode {
  const form = useForm({
    check: ({ email = '' }) => (email.trim() ? [] : [{ id: 'email', message: SIGN_IN.account.emailMissing }]),
    async send({ email = '' }) {
      await apiHere(askForSignerLogin, { body: { email: email.trim() } });
      onSent(email.trim());
    },
  });
  useScreenTitle(title, form.faults.length > 0);
  return (
    <form {...form.form}>
      <Stack gap="l">
        <ErrorSummary title={SIGN_IN.problem} errors={form.faults} attempt={form.attempt} />
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
          error={form.at('email')}
        />
        {form.trouble !== undefined && (
          <Notice tone="danger" live>
            {form.trouble}
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

function Enter({ title, email, onOther }: { title: string; email: string; onOther: () => void }): ReactNode {
  const navigate = useNavigate();
  const form = useForm({
    check: ({ code = '' }) => (/^\D*(?:\d\D*){6}$/.test(code) ? [] : [{ id: 'code', message: WORDS.codeMissing }]),
    fieldOf: { 'code-wrong': 'code', 'link-expired': 'code' },
    async send({ code = '' }) {
      await apiHere(logInSigner, { body: { email, code: code.replaceAll(/\D/g, '') } });
      await navigate(urls.signer('resume'), { replace: true });
    },
  });
  useScreenTitle(title, form.faults.length > 0);
  return (
    <form {...form.form}>
      <Stack gap="l">
        <ErrorSummary title={SIGN_IN.problem} errors={form.faults} attempt={form.attempt} />
        <PageHeading title={title}>{WORDS.sent(email)}</PageHeading>
        <TextInput
          name="code"
          label={WORDS.code}
          hint={WORDS.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          width="short"
          error={form.at('code')}
        />
        {form.trouble !== undefined && (
          <Notice tone="danger" live>
            {form.trouble}
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
