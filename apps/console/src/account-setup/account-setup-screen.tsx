import {
  beginTotp,
  confirmTotp,
  openAccountSetup,
  resendAccountSetup,
  send,
  setUpAccount,
  type AnswerOf,
} from '@lintel/contract';
import { Link, PageHeading, Stack, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DeskForm } from '../form/desk-form.tsx';
import { transport } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';
import { session } from '../platform/session.ts';
import { useTitle } from '../platform/title.ts';
import { urls } from '../platform/urls.ts';
import { useRead } from '../platform/use-read.ts';
import { Loaded } from '../table/loaded.tsx';
import { Authenticator } from './authenticator.tsx';
import { SETUP } from './copy.ts';
import { NewPassword } from './new-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import css from '../shell/narrow.module.css';

type Secret = AnswerOf<typeof beginTotp>;

/** A session of the setting up, apart from that of the desk: it opens nothing else, and its tab alone has it. */
function newSetup() {
  let token: string | undefined;
  return {
    transport: {
      ...transport,
      token: () => token,
      onToken: (given: string) => {
        token = given;
      },
      onSignedOut: () => undefined,
    },
    token: () => token,
  };
}

/** An invitation taken up: a password, an authenticator, recovery codes. Its token stands behind the hash sign, which no browser sends. */
export function AccountSetupScreen(): ReactNode {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const token = hash.slice(1);
  const [setup] = useState(newSetup);
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const opened = useRead(
    openAccountSetup,
    { body: { token } },
    { key: ['account-setup'], send: (call, ask) => send(call, ask, setup.transport), staleTime: Infinity },
  );

  async function setPassword(password: string) {
    await send(setUpAccount, { body: { token, password } }, setup.transport);
    setSecret(await send(beginTotp, { body: { currentPassword: password } }, setup.transport));
  }
  async function confirm(code: string) {
    setCodes((await send(confirmTotp, { body: { code } }, setup.transport)).recoveryCodes);
  }
  async function enter() {
    const full = setup.token();
    queryClient.clear();
    if (full !== undefined) session.keep(full);
    await navigate(urls.reviews, { replace: true });
  }

  if (codes)
    return (
      <div className={css.narrow}>
        <RecoveryCodes codes={codes} onDone={() => void enter()} />
      </div>
    );
  if (secret)
    return (
      <div className={css.narrow}>
        <Authenticator secret={secret} onCode={confirm} />
      </div>
    );
  if (opened.error || token === '')
    return (
      <div className={css.narrow}>
        <Void token={token} />
      </div>
    );
  return (
    <div className={css.narrow}>
      <PageHeading title={SETUP.title}>
        {opened.data && SETUP.lead(opened.data.firstName ?? '', opened.data.originator ?? '', opened.data.email)}
      </PageHeading>
      <Loaded of={opened}>
        <NewPassword onPassword={setPassword} />
      </Loaded>
    </div>
  );
}

/** A link that is no longer good: a new one goes to the same address, whether it is known or not. */
function Void({ token }: { token: string }): ReactNode {
  useTitle(SETUP.voidTitle);
  const [isSent, setIsSent] = useState(false);
  async function sendAgain() {
    await send(resendAccountSetup, { body: { token } }, transport);
    setIsSent(true);
  }
  return (
    <Stack gap="l">
      <PageHeading title={SETUP.voidTitle}>{SETUP.voidLead}</PageHeading>
      {token.length >= 20 && !isSent && (
        <DeskForm name="setup-again" submit={SETUP.sendAgain} send={sendAgain}>
          {() => null}
        </DeskForm>
      )}
      {isSent && (
        <output>
          <Text as="span">{SETUP.sent}</Text>
        </output>
      )}
      <div>
        <Link to={urls.login}>{SETUP.toLogin}</Link>
      </div>
    </Stack>
  );
}
