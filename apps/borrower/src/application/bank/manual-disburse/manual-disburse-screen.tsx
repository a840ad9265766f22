import { readBank, readProfile } from '@lintel/contract';
import { formatName } from '@lintel/domain';
import { BackLink } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ApplicationScreen, query, type GateView } from '../../../gate/application-screen.tsx';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { urls } from '../../../platform/urls.ts';
import type { Bank } from '../account.tsx';
import { AddAccountForm } from '../add-account-form.tsx';
import { MoneyFacts } from '../money-facts.tsx';
import { MANUAL } from '../words.en.ts';

/** Adds the account that receives the money by its numbers, proved by a bank document. */
export function ManualDisburseScreen(): ReactNode {
  return (
    <ApplicationScreen
      gates={['disburse']}
      title={MANUAL.title}
      stepUp
      reads={({ uuid }) => ({ bank: query(readBank, { params: { uuid } }), profile: query(readProfile, {}) })}
    >
      {({ uuid, status, bank, profile }) => (
        <ManualAccountForm uuid={uuid} status={status} bank={bank} ownerName={formatName(profile.name)} />
      )}
    </ApplicationScreen>
  );
}

function ManualAccountForm({ uuid, bank, ownerName }: GateView & { bank: Bank; ownerName: string }): ReactNode {
  const followStatus = useFollowStatus(uuid);
  return (
    <AddAccountForm
      uuid={uuid}
      bank={bank}
      purpose="DISBURSEMENT"
      back={<BackLink to={urls.application(uuid, 'bank/disburse')}>{MANUAL.back}</BackLink>}
      title={MANUAL.title}
      lead={MANUAL.lead}
      before={{ ownerName }}
      byDocument
      onEntered={followStatus}
    >
      <MoneyFacts uuid={uuid} bank={bank} />
    </AddAccountForm>
  );
}
