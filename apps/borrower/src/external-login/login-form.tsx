import { Actions, Notice, Stack, SubmitButton } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import { goToProvider } from './begin.ts';
import { EXTERNAL } from './words.en.ts';

interface Props {
  /** The page to open after the login; the dashboard if absent. */
  to: string | undefined;
  submitLabel?: string;
  /** Shown next to the button, such as a link to another way to log in. */
  other?: ReactNode;
  children: ReactNode;
}

/** A page's content, and below it the button that opens the login at the lender's identity provider. */
export function ExternalLoginForm({ to, submitLabel = EXTERNAL.submit, other, children }: Props): ReactNode {
  const { busy, formError, formProps } = useSubmit();
  return (
    <form {...formProps({ send: () => goToProvider(to) })} data-step="login" data-hold="stay">
      <Stack gap="l">
        {children}
        {formError !== undefined && (
          <Notice tone="danger" live>
            {formError}
          </Notice>
        )}
        <Actions>
          <SubmitButton busy={busy}>{submitLabel}</SubmitButton>
          {other}
        </Actions>
      </Stack>
    </form>
  );
}
