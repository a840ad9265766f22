import { readEmployerVerification, type ReplyOf } from '@lintel/contract';
import { useState, type ReactNode } from 'react';
import { AtGate, type GateView } from '../../../gate/at-gate.tsx';
import { Latest } from '../../../gate/latest.tsx';
import { Read } from '../../../gate/read.tsx';
import { Asked, CodeForm, Proved } from './asked.tsx';
import { ContactForm } from './contact-form.tsx';

export type Employment = NonNullable<ReplyOf<typeof readEmployerVerification>>;

/** Where the borrower works: whom to ask, and the wait for the answer. Views employer-contact and employer. */
export function Screen(): ReactNode {
  return (
    <AtGate gates={['employer-contact', 'employer']}>
      {(view) => (
        <Read
          key={view.status.version}
          call={readEmployerVerification}
          ask={{ params: { uuid: view.uuid } }}
          version={view.status.version}
        >
          {(employment, reload) => employment && <Work {...view} employment={employment} reload={reload} />}
        </Read>
      )}
    </AtGate>
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
    if (employment.way !== 'WORK_EMAIL') return <Asked {...view} />;
    return employment.state === 'CODE_SENT' ? <CodeForm {...view} /> : <Proved {...view} />;
  }
  return (
    <Latest version={status.version} reload={reload}>
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
    </Latest>
  );
}
