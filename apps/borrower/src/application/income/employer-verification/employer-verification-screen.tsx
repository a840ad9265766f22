import { readEmployerVerification, type Reply } from '@lintel/contract';
import { useState, type ReactNode } from 'react';
import { ApplicationScreen, query, type GateView } from '../../../gate/application-screen.tsx';
import { RemountOnStale } from '../../../gate/remount-on-stale.tsx';
import { ContactForm } from './contact-form.tsx';
import { EmployerAsked, WorkEmailCodeForm, WorkEmailVerified } from './employer-wait.tsx';

export type Employment = NonNullable<Reply<typeof readEmployerVerification>>;

/**
 * Verifies the borrower's job: asks whom to contact, then waits for the answer. Gates employer-contact and employer.
 */
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
    if (employment.way !== 'WORK_EMAIL') return <EmployerAsked {...view} />;
    return employment.state === 'CODE_SENT' ? <WorkEmailCodeForm {...view} /> : <WorkEmailVerified {...view} />;
  }
  return (
    <RemountOnStale version={status.version} reload={reload}>
      {(formVersion) => (
        <ContactForm
          {...view}
          {...formVersion}
          onDone={() => {
            setChanges(false);
            void reload();
          }}
        />
      )}
    </RemountOnStale>
  );
}
