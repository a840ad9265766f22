import {
  beginTotp,
  confirmTotp,
  openAccountSetup,
  resendAccountSetup,
  send,
  setUpAccount,
  type Reply,
} from '@lintel/contract';
import { Link, PageHeading, Stack, Text } from '@lintel/ui';
import { isLinkExpired, hasLinkToken } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ConsoleForm } from '../form/console-form.tsx';
import { transport } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';
import { session } from '../platform/session.ts';
import { useTitle } from '../platform/title.ts';
import { urls } from '../platform/urls.ts';
import { useRead } from '../platform/use-read.ts';
import { Loaded } from '../table/loaded.tsx';
import { Authenticator } from './authenticator.tsx';
import { NewPassword } from './new-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SETUP } from './words.en.ts';
import css from '../shell/narrow.module.css';

type Secret = Reply<typeof beginTotp>;

/** Holds the setup session, which is separate from the console's: it opens nothing else, and only this tab has it. */
function newSetup() {
  let token: string | undefined;
  return {
    transport: {
      ...transport,
      token: () => token,
      onToken: (given: string) => {
        token = given;
      },
      onLoggedOut: () => undefined,
    },
    token: () => token,
  };
}

/**
 * The page of an emailed invitation, on which an invited colleague sets up their account: a password, an authenticator,
 * recovery codes. The token is in the URL fragment, which browsers don't send.
 */
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
    await navigate(urls.home, { replace: true });
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
  if (token === '' || isLinkExpired(opened.error))
    return (
      <div className={css.narrow}>
        <ExpiredInvitation token={token} />
      </div>
    );
  return (
    <div className={css.narrow}>
      <PageHeading title={SETUP.title}>
        {opened.data && SETUP.lead(opened.data.firstName ?? '', opened.data.originator ?? '', opened.data.email)}
      </PageHeading>
      <Loaded read={opened}>
        <NewPassword onPassword={setPassword} />
      </Loaded>
    </div>
  );
}

/**
 * The page of an expired link: sends a new one to the same address and doesn't reveal whether that address is known.
 */
function ExpiredInvitation({ token }: { token: string }): ReactNode {
  useTitle(SETUP.voidTitle);
  const [isSent, setIsSent] = useState(false);
  async function sendAgain() {
    await send(resendAccountSetup, { body: { token } }, transport);
    setIsSent(true);
  }
  return (
    <Stack gap="l">
      <PageHeading title={SETUP.voidTitle}>
        {SETUP.voidLead} {!hasLinkToken(token) && SETUP.askAdmin}
      </PageHeading>
      {hasLinkToken(token) && !isSent && <ConsoleForm name="setup-again" submit={SETUP.sendAgain} send={sendAgain} />}
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
