import { acceptSignerInvitation, readProfileConsentTypes } from '@lintel/contract';
import { toRuleRows, type FieldMessage } from '@lintel/domain';
import { Actions, ErrorSummary, Notice, PageHeading, PasswordInput, Stack, SubmitButton, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { publicApi } from '../../platform/lazy/api.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { useIsExternalLogin } from '../../platform/page-data.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { Agreements } from '../../register/set-password/agreements.tsx';
import { SignRequest, getRequestTitle, type Invitation } from './sign-request.tsx';
import { SIGNER_LOGIN } from './words.en.ts';

const WORDS = SIGNER_LOGIN.account;
const AGREED = ['termPrivacyConsent', 'communicationConsent'] as const;

/** Creates an additional signer's account on the first visit. The password, if any, later confirms signatures. */
export function CreateSignerAccount({ opened, token }: { opened: Invitation; token: string }): ReactNode {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const asksPassword = !useIsExternalLogin();
  const form = useSubmit({ errorFields: { 'password-refused': 'password', 'identity-exists': 'email' } });
  const props = form.formProps({
    check: ({ email = '', password: typed = '', ...others }): FieldMessage[] => [
      ...(opened.asksEmail && !email.trim() ? [{ field: 'email', message: WORDS.emailMissing }] : []),
      ...(typed || !asksPassword ? [] : [{ field: 'password', message: WORDS.passwordMissing }]),
      ...AGREED.filter((one) => others[one] !== 'on').map((field) => ({ field, message: WORDS.agree[field] })),
    ],
    async send({ email = '', password: typed = '' }, idempotencyKey) {
      const texts = await publicApi(readProfileConsentTypes, {});
      const consentListRequest = texts.map(({ type, version }) => ({ type, version, optInOut: 'OPT_IN' as const }));
      const body = {
        token,
        password: asksPassword ? typed : null,
        email: opened.asksEmail ? email.trim() : null,
        consentListRequest,
      };
      await publicApi(acceptSignerInvitation, { body, idempotencyKey });
      await navigate(urls.signer('intro'), { replace: true });
    },
  });
  const title = getRequestTitle(opened);
  useScreenTitle(title, form.errors.length > 0);
  return (
    <form
      {...props}
      data-step="signer"
      data-hold="stay"
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'password') setPassword(target.value);
      }}
    >
      <Stack gap="l">
        <ErrorSummary title={SIGNER_LOGIN.problem} errors={form.errors} attempt={form.attempt} />
        <PageHeading title={title}>{asksPassword ? WORDS.lead : WORDS.leadExternal}</PageHeading>
        <SignRequest invitation={opened} />
        {opened.asksEmail && (
          <TextInput
            name="email"
            type="email"
            label={WORDS.email}
            autoComplete="username"
            spellCheck={false}
            autoCapitalize="none"
            error={form.errorAt('email')}
          />
        )}
        {asksPassword && (
          <PasswordInput
            name="password"
            label={WORDS.password}
            autoComplete="new-password"
            showLabel={WORDS.show}
            hideLabel={WORDS.hide}
            error={form.errorAt('password')}
            rules={toRuleRows(password, WORDS)}
          />
        )}
        <Agreements errorAt={form.errorAt} />
        {form.formError !== undefined && (
          <Notice tone="danger" live>
            {form.formError}
          </Notice>
        )}
        <Actions>
          <SubmitButton busy={form.busy}>{WORDS.submit}</SubmitButton>
        </Actions>
      </Stack>
    </form>
  );
}
