import { openPasswordReset, resetPassword } from '@lintel/contract';
import { firstPasswordError, toRuleRows, type FieldMessage } from '@lintel/domain';
import { Button, Link, PageHeading, PasswordInput, Stack, TextInput } from '@lintel/ui';
import { isLinkExpired } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ConsoleForm, type FormInput } from '../form/console-form.tsx';
import { LOGIN } from '../login/words.en.ts';
import { api } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';
import { useTitle } from '../platform/title.ts';
import { urls, parseReturnPath } from '../platform/urls.ts';
import { useRead } from '../platform/use-read.ts';
import { Loaded } from '../table/loaded.tsx';
import { RESET } from './words.en.ts';
import css from '../shell/narrow.module.css';

/**
 * The page of an emailed link that sets a new password. It also needs the second factor: access to the email alone
 * isn't enough.
 */
export function ResetPasswordScreen(): ReactNode {
  const token = useLocation().hash.slice(1);
  const opened = useRead(
    openPasswordReset,
    { body: { token } },
    { key: ['password-reset', token], send: api, staleTime: Infinity, enabled: token !== '' },
  );
  const [expired, setExpired] = useState(false);
  const isOver = token === '' || expired || isLinkExpired(opened.error);
  return (
    <div className={css.narrow}>
      {isOver ? (
        <ExpiredLink />
      ) : (
        <>
          <PageHeading title={RESET.newTitle}>{opened.data && RESET.newLead(opened.data.email)}</PageHeading>
          <Loaded read={opened}>
            <NewPassword token={token} onExpired={() => setExpired(true)} />
          </Loaded>
        </>
      )}
    </div>
  );
}

function ExpiredLink(): ReactNode {
  useTitle(RESET.expiredTitle);
  return (
    <Stack gap="l">
      <PageHeading title={RESET.expiredTitle}>{RESET.expiredLead}</PageHeading>
      <div>
        <Link to={urls.forgot}>{RESET.again}</Link>
      </div>
    </Stack>
  );
}

function NewPassword({ token, onExpired }: { token: string; onExpired: () => void }): ReactNode {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [byRecovery, setByRecovery] = useState(false);
  useTitle(RESET.newTitle);
  const field = byRecovery ? 'recoveryCode' : 'code';
  const check = (sent: FormInput): FieldMessage[] => [
    ...firstPasswordError(sent.raw('password')),
    ...((byRecovery ? sent.text(field) !== '' : /^\d{6}$/.test(sent.text(field)))
      ? []
      : [{ field, message: byRecovery ? LOGIN.recoveryMissing : LOGIN.codeMissing }]),
  ];
  async function send(sent: FormInput) {
    try {
      // Runs before the token arrives, to keep what the menu reads from then on.
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'password-reset' });
      const { redirect } = await api(resetPassword, {
        body: { token, password: sent.raw('password'), [field]: sent.text(field) },
      });
      await navigate(parseReturnPath(redirect) ?? urls.home, { replace: true });
    } catch (error) {
      if (isLinkExpired(error)) onExpired();
      throw error;
    }
  }
  return (
    <Stack>
      <ConsoleForm name="reset-password" submit={RESET.save} check={check} send={send}>
        {(at) => (
          <>
            <PasswordInput
              {...at('password')}
              label={RESET.password}
              autoComplete="new-password"
              showLabel={RESET.show}
              hideLabel={RESET.hide}
              rules={toRuleRows(typed, RESET)}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            {byRecovery ? (
              <TextInput
                {...at('recoveryCode')}
                key="recovery"
                label={RESET.recoveryCode}
                autoComplete="off"
                spellCheck={false}
                autoCapitalize="none"
              />
            ) : (
              <TextInput
                {...at('code')}
                key="code"
                label={RESET.code}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={6}
                width="short"
              />
            )}
          </>
        )}
      </ConsoleForm>
      <div>
        <Button kind="link" onClick={() => setByRecovery(!byRecovery)}>
          {byRecovery ? RESET.useCode : RESET.useRecovery}
        </Button>
      </div>
    </Stack>
  );
}
