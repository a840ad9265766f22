import { readBank, readProfile, type Reply } from '@lintel/contract';
import { formatName } from '@lintel/domain';
import { lazy, useState, type ReactNode } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { ApplicationScreen, query, type GateView } from '../../../gate/application-screen.tsx';
import { RemountOnStale } from '../../../gate/remount-on-stale.tsx';
import { urls } from '../../../platform/urls.ts';
import type { Bank } from '../account.tsx';
import { ConfirmAutopay } from './confirm-autopay.tsx';
import { PaymentMethodForm } from './payment-method-form.tsx';

const ConnectBank = lazy(async () => ({ default: (await import('../connect-bank.tsx')).ConnectBank }));
const Code = lazy(async () => ({ default: (await import('./autopay-account-form.tsx')).DepositCode }));
const Give = lazy(async () => ({ default: (await import('./autopay-account-form.tsx')).AutopayAccountForm }));

/**
 * The borrower's choice of how to make payments, by autopay or not. Gates autopay and autopay-confirm. A separate
 * account for payments can be added here.
 */
export function AutopayScreen(): ReactNode {
  return (
    <ApplicationScreen
      gates={['autopay', 'autopay-confirm']}
      stepUp
      rereadOn="gate"
      reads={({ uuid }) => ({ bank: query(readBank, { params: { uuid } }), profile: query(readProfile, {}) })}
    >
      {(view) => <PaymentStep {...view} />}
    </ApplicationScreen>
  );
}

/** Props of every part of the autopay screen. */
export interface AutopayPartProps extends GateView {
  bank: Bank;
  reload: () => Promise<unknown>;
}

function PaymentStep({
  profile,
  ...view
}: AutopayPartProps & { profile: NonNullable<Reply<typeof readProfile>> }): ReactNode {
  const { uuid, status, bank, reload } = view;
  const [changes, setChanges] = useState(false);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const here = urls.application(uuid, 'bank/autopay');
  const back = () => {
    void reload().finally(() => {
      void navigate(here, { replace: true });
    });
  };
  switch (search.get('way')) {
    case 'link':
      return bank.methods.includes('INSTANT') ? (
        <ConnectBank uuid={uuid} purpose="AUTOPAY" back={here} />
      ) : (
        <Navigate to={here} replace />
      );
    case 'another':
      return <Give {...view} ownerName={formatName(profile.name)} here={here} onDone={back} />;
    case 'code':
      return <Code {...view} here={here} onDone={back} />;
    default:
      break;
  }
  if (status.gate === 'autopay-confirm' && !changes)
    return <ConfirmAutopay {...view} onChange={() => setChanges(true)} />;
  return (
    <RemountOnStale version={status.version} reload={reload}>
      {(drawn) => (
        <PaymentMethodForm
          {...view}
          {...drawn}
          {...(status.gate === 'autopay-confirm' && { onKeep: () => setChanges(false) })}
          onChosen={() => setChanges(false)}
        />
      )}
    </RemountOnStale>
  );
}
