import { Link, Notice, PageHeading, Text } from '@lintel/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { goToProvider } from '../../external-login/begin.ts';
import { ExternalLoginForm } from '../../external-login/login-form.tsx';
import { EXTERNAL } from '../../external-login/words.en.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { ScreenPending } from '../../platform/screen-pending.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';

interface Props {
  /** Opens the provider's login without a press. */
  startsByItself: boolean;
  /** The sentence under the heading. */
  lead?: string | undefined;
}

/**
 * An additional signer's login at the lender's identity provider. It starts by itself once: after a failure or a logout
 * a press starts it, so that no one is redirected endlessly.
 */
export function SignerExternalLogin({ startsByItself, lead = EXTERNAL.signer.lead }: Props): ReactNode {
  const { submit, formError } = useSubmit();
  const [isStarting, setIsStarting] = useState(startsByItself);
  useScreenTitle(EXTERNAL.signer.title);
  const start = useEffectEvent(() => {
    if (isStarting) void submit(() => goToProvider(urls.signer('resume'))).then(() => setIsStarting(false));
  });
  // Only when the page opens.
  useEffect(() => start(), []);
  if (isStarting && formError === undefined) return <ScreenPending />;
  return (
    <>
      <ExternalLoginForm to={urls.signer('resume')}>
        <PageHeading title={EXTERNAL.signer.title}>{lead}</PageHeading>
        {formError !== undefined && (
          <Notice tone="danger" live>
            {formError}
          </Notice>
        )}
      </ExternalLoginForm>
      <Text size="s">
        <Link plain to={`${urls.signer('login')}?with=code`}>
          {EXTERNAL.signer.code}
        </Link>
      </Text>
    </>
  );
}
