import { Actions, Notice, Stack, SubmitButton } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import { goToProvider } from './begin.ts';
import { EXTERNAL } from './words.en.ts';

interface Props {
  /** The page to open after the login; the dashboard if absent. */
  to: string | undefined;
  submit?: string;
  /** Next to the button. */
  other?: ReactNode;
  children: ReactNode;
}

/** A page's content with the button that opens the login at the lender's identity provider. */
export function LoginForm({ to, submit = EXTERNAL.submit, other, children }: Props): ReactNode {
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
          <SubmitButton busy={busy}>{submit}</SubmitButton>
          {other}
        </Actions>
      </Stack>
    </form>
  );
}
