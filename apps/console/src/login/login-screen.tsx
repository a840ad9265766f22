import { answerSecondFactor, logInStaff } from '@lintel/contract';
import type { FieldMessage } from '@lintel/domain';
import { Button, Link, PageHeading, PasswordInput, Stack, Text, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { ConsoleForm, type FormInput } from '../form/console-form.tsx';
import { api } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';
import { useLoggedIn } from '../platform/session.ts';
import { useTitle } from '../platform/title.ts';
import { urls, parseReturnPath } from '../platform/urls.ts';
import { LOGIN } from './words.en.ts';
import css from '../shell/narrow.module.css';

/**
 * The login page: asks for the password, then for the second factor, and returns to the page that asked for the login.
 */
export function LoginScreen(): ReactNode {
  const [search] = useSearchParams();
  const [challenge, setChallenge] = useState<string>();
  const back = parseReturnPath(search.get('redirectUrl')) ?? urls.home;
  const isLoggedIn = useLoggedIn();
  if (isLoggedIn && challenge === undefined) return <Navigate to={back} replace />;
  return (
    <div className={css.narrow}>
      {challenge === undefined ? (
        <Password onChallenge={setChallenge} />
      ) : (
        <SecondFactor challenge={challenge} back={back} onAgain={() => setChallenge(undefined)} />
      )}
    </div>
  );
}

function Password({ onChallenge }: { onChallenge: (challenge: string) => void }): ReactNode {
  useTitle(LOGIN.title);
  const check = (typed: FormInput): FieldMessage[] => [
    ...(typed.text('email') ? [] : [{ field: 'email', message: LOGIN.emailMissing }]),
    ...(typed.raw('password') ? [] : [{ field: 'password', message: LOGIN.passwordMissing }]),
  ];
  async function send(typed: FormInput) {
    const { challenge } = await api(logInStaff, {
      body: { email: typed.text('email'), password: typed.raw('password') },
    });
    if (challenge) onChallenge(challenge);
  }
  return (
    <Stack gap="l">
      <PageHeading title={LOGIN.title}>{LOGIN.lead}</PageHeading>
      <ConsoleForm name="login" submit={LOGIN.next} check={check} send={send}>
        {(at) => (
          <>
            <TextInput
              {...at('email')}
              type="email"
              label={LOGIN.email}
              autoComplete="username"
              spellCheck={false}
              autoCapitalize="none"
            />
            <PasswordInput
              {...at('password')}
              label={LOGIN.password}
              autoComplete="current-password"
              showLabel={LOGIN.show}
              hideLabel={LOGIN.hide}
            />
          </>
        )}
      </ConsoleForm>
      <div>
        <Link to={urls.forgot}>{LOGIN.forgot}</Link>
      </div>
      <Text size="s" tone="muted">
        {LOGIN.help}
      </Text>
    </Stack>
  );
}

function SecondFactor({
  challenge,
  back,
  onAgain,
}: {
  challenge: string;
  back: string;
  onAgain: () => void;
}): ReactNode {
  const [byRecovery, setByRecovery] = useState(false);
  const navigate = useNavigate();
  const title = byRecovery ? LOGIN.recoveryTitle : LOGIN.codeTitle;
  useTitle(title);
  const field = byRecovery ? 'recoveryCode' : 'code';
  const check = (typed: FormInput): FieldMessage[] => {
    const isGood = byRecovery ? typed.text(field) !== '' : /^\d{6}$/.test(typed.text(field));
    return isGood ? [] : [{ field, message: byRecovery ? LOGIN.recoveryMissing : LOGIN.codeMissing }];
  };
  async function send(typed: FormInput) {
    queryClient.clear();
    await api(answerSecondFactor, { body: { challenge, [field]: typed.text(field) } });
    await navigate(back, { replace: true });
  }
  return (
    <Stack gap="l">
      <PageHeading title={title}>{byRecovery ? LOGIN.recoveryLead : LOGIN.codeLead}</PageHeading>
      <ConsoleForm key={field} name="second-factor" submit={LOGIN.submit} check={check} send={send}>
        {(at) =>
          byRecovery ? (
            <TextInput
              {...at('recoveryCode')}
              label={LOGIN.recoveryCode}
              autoComplete="off"
              spellCheck={false}
              autoCapitalize="none"
            />
          ) : (
            <TextInput
              {...at('code')}
              label={LOGIN.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              width="short"
            />
          )
        }
      </ConsoleForm>
      <div>
        <Button kind="link" onClick={() => setByRecovery(!byRecovery)}>
          {byRecovery ? LOGIN.useCode : LOGIN.useRecovery}
        </Button>
        <br />
        <Button kind="link" onClick={onAgain}>
          {LOGIN.again}
        </Button>
      </div>
    </Stack>
  );
}
