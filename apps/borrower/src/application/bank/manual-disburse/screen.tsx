import { readBank, readProfile } from '@lintel/contract';
import { formatName } from '@lintel/domain';
import { BackLink } from '@lintel/ui';
import type { ReactNode } from 'react';
import { AtGate, type GateView } from '../../../gate/at-gate.tsx';
import { Read } from '../../../gate/read.tsx';
import { useGoOn } from '../../../platform/later/use-status.ts';
import { urls } from '../../../platform/urls.ts';
import { StepUp } from '../../../step-up/step-up.tsx';
import type { Bank } from '../account.tsx';
import { GiveAccount } from '../give-account.tsx';
import { MoneyFacts } from '../money-facts.tsx';
import { MANUAL } from './copy.ts';

/** The account for the money by its numbers, with a paper of the bank beside them. */
export function Screen(): ReactNode {
  return (
    <StepUp>
      <AtGate gates={['disburse']}>
        {(view) => (
          <Read
            call={readBank}
            ask={{ params: { uuid: view.uuid } }}
            version={view.status.version}
            title={MANUAL.title}
          >
            {(bank) => (
              <Read call={readProfile} ask={{}} version={view.status.version} title={MANUAL.title}>
                {(profile) => bank && profile && <ByHand {...view} bank={bank} ownerName={formatName(profile.name)} />}
              </Read>
            )}
          </Read>
        )}
      </AtGate>
    </StepUp>
  );
}

function ByHand({ uuid, bank, ownerName }: GateView & { bank: Bank; ownerName: string }): ReactNode {
  const goOn = useGoOn(uuid);
  return (
    <GiveAccount
      uuid={uuid}
      bank={bank}
      purpose="DISBURSEMENT"
      back={<BackLink to={urls.application(uuid, 'bank/disburse')}>{MANUAL.back}</BackLink>}
      title={MANUAL.title}
      lead={MANUAL.lead}
      before={{ ownerName }}
      byPaper
      onEntered={goOn}
    >
      <MoneyFacts bank={bank} />
    </GiveAccount>
  );
}
