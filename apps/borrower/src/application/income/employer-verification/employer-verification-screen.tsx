import { readEmployerVerification, type Reply } from '@lintel/contract';
import { useState, type ReactNode } from 'react';
import { ApplicationScreen, query, type GateView } from '../../../gate/application-screen.tsx';
import { RemountOnStale } from '../../../gate/remount-on-stale.tsx';
import { EmployerCodeSent, CodeForm, EmployerAddressVerified } from './code-sent.tsx';
import { ContactForm } from './contact-form.tsx';

export type Employment = NonNullable<Reply<typeof readEmployerVerification>>;

/** Where the borrower works: whom to ask, and the wait for the answer. Gates employer-contact and employer. */
export function EmployerVerificationScreen(): ReactNode {
  return (
    <ApplicationScreen
      screen="income/employer-verification"
      rereadOn="version"
      reads={({ uuid }) => ({ employment: query(readEmployerVerification, { params: { uuid } }) })}
    >
      {(view) => view.employment && <Work {...view} employment={view.employment} />}
    </ApplicationScreen>
  );
}

function Work({
  uuid,
  status,
  employment,
  reload,
}: GateView & { employment: Employment; reload: () => Promise<unknown> }): ReactNode {
  const [changes, setChanges] = useState(false);
  const view = { uuid, status, employment, reload, onChange: () => setChanges(true) };
  if (status.gate === 'employer' && !changes) {
    if (employment.way !== 'WORK_EMAIL') return <EmployerCodeSent {...view} />;
    return employment.state === 'CODE_SENT' ? <CodeForm {...view} /> : <EmployerAddressVerified {...view} />;
  }
  return (
    <RemountOnStale version={status.version} reload={reload}>
      {(drawn) => (
        <ContactForm
          {...view}
          {...drawn}
          onDone={() => {
            setChanges(false);
            void reload();
          }}
        />
      )}
    </RemountOnStale>
  );
}
