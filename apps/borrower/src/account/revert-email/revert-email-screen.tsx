import { revertEmailChange } from '@lintel/contract';
import { Actions, ButtonLink, Link, PageHeading, Stack, SubmitButton } from '@lintel/ui';
import { isLinkExpired, FormError } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { publicApi } from '../../platform/lazy/api.ts';
import { useLinkToken } from '../../platform/lazy/use-link-token.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { FORGOT } from '../../platform/lazy/words.en.ts';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { ScreenPending } from '../../platform/screen-pending.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { session } from '../../platform/session.ts';
import { Narrow } from '../../shell/narrow.tsx';
import { REVERT_EMAIL } from './words.en.ts';

/** Changes an email address back with the link that was emailed to the earlier one. */
export function RevertEmailScreen(): ReactNode {
  const token = useLinkToken();
  const [isExpired, setIsExpired] = useState(false);
  const [email, setEmail] = useState<string>();
  if (token === undefined) return <ScreenPending />;
  return (
    <Narrow>
      {email !== undefined ? (
        <Done email={email} />
      ) : isExpired || token === '' ? (
        <Expired />
      ) : (
        <RevertQuestion token={token} onDone={setEmail} onExpired={() => setIsExpired(true)} />
      )}
    </Narrow>
  );
}

interface AskProps {
  token: string;
  onDone: (email: string) => void;
  onExpired: () => void;
}

/** Acts only on a press: programs that scan links in messages would change the address. */
function RevertQuestion({ token, onDone, onExpired }: AskProps): ReactNode {
  const { title, lead, submit } = REVERT_EMAIL;
  const form = useSubmit({
    onApiError: (error) => {
      if (isLinkExpired(error)) onExpired();
      return isLinkExpired(error);
    },
  });
  const props = form.formProps({
    async send() {
      const { email } = await publicApi(revertEmailChange, { body: { token } });
      // The session of this browser has ended with the others.
      session.clear();
      onDone(email);
    },
  });
  useScreenTitle(title);
  return (
    <form {...props}>
      <Stack gap="l">
        <PageHeading title={title}>{lead}</PageHeading>
        <FormError>{form.formError}</FormError>
        <Actions>
          <SubmitButton busy={form.busy}>{submit}</SubmitButton>
        </Actions>
      </Stack>
    </form>
  );
}

function Done({ email }: { email: string }): ReactNode {
  const { title, lead, next } = REVERT_EMAIL.done;
  useScreenTitle(title);
  return (
    <Stack gap="l">
      <PageHeading title={title}>{lead(email)}</PageHeading>
      <Actions>
        <Link kind="primary" to={FORGOT.path}>
          {next}
        </Link>
      </Actions>
    </Stack>
  );
}

function Expired(): ReactNode {
  const { support } = usePrivateLabel();
  const { title, lead, call } = REVERT_EMAIL.expired;
  useScreenTitle(title);
  return (
    <Stack gap="l">
      <PageHeading title={title}>{lead}</PageHeading>
      <Actions>
        <ButtonLink kind="primary" href={`tel:${support.phone}`}>
          {call(support.phoneLabel ?? support.phone)}
        </ButtonLink>
      </Actions>
    </Stack>
  );
}
