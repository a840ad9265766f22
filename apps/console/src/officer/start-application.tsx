import { inviteBorrower } from '@lintel/contract';
import { OCCUPANCY_TYPES, US_STATES } from '@lintel/domain';
import { Notice, Panel, Select, ShieldCheck, TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ConsoleForm } from '../form/console-form.tsx';
import { api } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';
import { invitedBorrowerErrors, readInvitedBorrower } from './invited-borrower.ts';
import type { OwnOriginator } from './officer-screen.tsx';
import { START } from './words.en.ts';
import css from './officer.module.css';

const STATES = Object.entries(US_STATES).map(([value, label]) => ({ value, label }));
const USES = OCCUPANCY_TYPES.map((value) => ({ value, label: START.uses[value] }));

/** Enters what a borrower told the loan officer, and emails the borrower a link. It asks for nothing secret. */
export function StartApplication({ id, originator }: { id: string; originator: OwnOriginator }): ReactNode {
  return (
    <Panel id={id} title={START.title}>
      <p className={css.small}>{START.lead}</p>
      <ConsoleForm
        name="start application"
        submit={START.submit}
        done={START.sent}
        check={(typed) => invitedBorrowerErrors(typed, originator)}
        send={async (typed, idempotencyKey) => {
          await api(inviteBorrower, { idempotencyKey, body: readInvitedBorrower(typed) });
          await queryClient.invalidateQueries();
        }}
      >
        {(at) => (
          <>
            <div className={css.fields}>
              <TextInput {...at('firstName')} label={START.firstName} autoComplete="off" />
              <TextInput {...at('lastName')} label={START.lastName} autoComplete="off" />
              <TextInput {...at('phoneNumber')} label={START.phone} type="tel" autoComplete="off" />
              <TextInput {...at('email')} label={START.email} type="email" autoComplete="off" />
              <TextInput {...at('street1')} label={START.street} autoComplete="off" />
              <TextInput {...at('city')} label={START.city} autoComplete="off" />
              <Select {...at('state')} label={START.state} placeholder={START.choose} options={STATES} />
              <TextInput {...at('zip')} label={START.zip} inputMode="numeric" autoComplete="off" />
              <Select {...at('occupancyType')} label={START.use} placeholder={START.choose} options={USES} />
            </div>
            <Notice tone="quiet" icon={<ShieldCheck />}>
              <b>{START.consentFirst}</b> {START.consent}
            </Notice>
          </>
        )}
      </ConsoleForm>
    </Panel>
  );
}
