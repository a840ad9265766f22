import { Checkbox } from '@lintel/ui';
import type { ReactNode } from 'react';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { PASSWORD } from './words.en.ts';

interface Props {
  errorAt: (field: string) => string | undefined;
  checked?: (field: string) => boolean;
}

/**
 * The agreements for creating an account: terms and privacy, and electronic communications. Never checked in advance.
 */
export function Agreements({ errorAt, checked = () => false }: Props): ReactNode {
  const { legal } = usePrivateLabel();
  return (
    <>
      <Checkbox
        boxed
        name="termPrivacyConsent"
        error={errorAt('termPrivacyConsent')}
        defaultChecked={checked('termPrivacyConsent')}
        label={
          <>
            {PASSWORD.terms.before}
            <Out to={legal.termsUrl}>{legal.termsLabel}</Out>
            {PASSWORD.terms.and}
            <Out to={legal.privacyUrl}>{PASSWORD.terms.privacy}</Out>.
          </>
        }
      />
      <Checkbox
        boxed
        name="communicationConsent"
        error={errorAt('communicationConsent')}
        defaultChecked={checked('communicationConsent')}
        label={
          <>
            {PASSWORD.communications.before}
            <Out to={legal.communicationsUrl ?? '/communications'}>{PASSWORD.communications.link}</Out>.
          </>
        }
      />
    </>
  );
}

/** Opens a text in a new tab, because the values typed here aren't saved anywhere. */
function Out({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
