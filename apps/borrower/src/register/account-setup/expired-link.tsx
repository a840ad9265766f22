import { resendBorrowerSetup } from '@lintel/contract';
import { Actions, Button, Link, Notice, PageHeading, Stack } from '@lintel/ui';
import { hasLinkToken } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { publicApi } from '../../platform/lazy/api.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { SETUP_EXPIRED } from './words.en.ts';

/** Shown for a setup link that was used or has expired: sends a new one to the same address, or offers the login. */
export function ExpiredLink({ token }: { token: string }): ReactNode {
  const [isSent, setIsSent] = useState(false);
  const { busy, formError, submit } = useSubmit();
  useScreenTitle(SETUP_EXPIRED.title);
  const sendAgain = () =>
    submit(async () => {
      if (hasLinkToken(token)) await publicApi(resendBorrowerSetup, { body: { token } });
      setIsSent(true);
    });
  return (
    <Stack gap="l">
      <PageHeading title={SETUP_EXPIRED.title}>{SETUP_EXPIRED.lead}</PageHeading>
      {isSent && <Notice live>{SETUP_EXPIRED.sent}</Notice>}
      {formError !== undefined && (
        <Notice tone="danger" live>
          {formError}
        </Notice>
      )}
      <Actions>
        <Button kind="primary" busy={busy} onClick={() => void sendAgain()}>
          {SETUP_EXPIRED.again}
        </Button>
        <Link to={urls.login()}>{SETUP_EXPIRED.login}</Link>
      </Actions>
    </Stack>
  );
}
