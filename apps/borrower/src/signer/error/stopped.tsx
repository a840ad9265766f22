import { askForSignerInvitation } from '@lintel/contract';
import { Actions, Button, Link, Notice, PageHeading, Stack } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { publicApi } from '../../platform/lazy/api.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { session } from '../../platform/session.ts';
import { urls } from '../../platform/urls.ts';
import { Narrow } from '../../shell/narrow.tsx';
import { STOPPED } from '../words.en.ts';
import type { SignerErrorKind } from './stop.ts';

/**
 * Says why an additional signer's link doesn't work, and what to do instead. With `token` the signer can ask for a new
 * link, sent to the same address as the old one.
 */
export function InvitationStopped({ why, token }: { why: SignerErrorKind; token?: string | undefined }): ReactNode {
  const [isSent, setIsSent] = useState(false);
  const { busy, formError, submit } = useSubmit();
  const { title, text } = STOPPED[why];
  useScreenTitle(title);
  async function ask(): Promise<void> {
    await submit(async () => {
      setIsSent(false);
      await publicApi(askForSignerInvitation, { body: { token: token ?? '' } });
      setIsSent(true);
    });
  }
  return (
    <Narrow>
      <Stack gap="l">
        <div role="alert">
          <PageHeading title={title}>{text}</PageHeading>
        </div>
        <Actions>
          {why === 'expired' && token !== undefined && (
            <Button
              kind="primary"
              busy={busy}
              onClick={() => {
                void ask();
              }}
            >
              {STOPPED.ask}
            </Button>
          )}
          {why === 'wrong' && (
            <Button kind="primary" onClick={session.clear}>
              {STOPPED.logOut}
            </Button>
          )}
          <Link
            kind={why === 'signed' || (why === 'expired' && token === undefined) ? 'primary' : 'secondary'}
            to={urls.signer('login')}
          >
            {why === 'signed' ? STOPPED.logIn : STOPPED.ownWay}
          </Link>
        </Actions>
        <output>
          {isSent && <Notice tone="success">{STOPPED.asked}</Notice>}
          {formError !== undefined && <Notice tone="danger">{formError}</Notice>}
        </output>
      </Stack>
    </Narrow>
  );
}
