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
const VerifyDeposit = lazy(async () => ({ default: (await import('./autopay-account-form.tsx')).VerifyDeposit }));
const AutopayAccountForm = lazy(async () => ({
  default: (await import('./autopay-account-form.tsx')).AutopayAccountForm,
}));

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
  const [isChanging, setIsChanging] = useState(false);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const here = urls.application(uuid, 'bank/autopay');
  const reloadAndReturn = () => {
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
      return <AutopayAccountForm {...view} ownerName={formatName(profile.name)} here={here} onDone={reloadAndReturn} />;
    case 'code':
      return <VerifyDeposit {...view} here={here} onDone={reloadAndReturn} />;
    default:
      break;
  }
  if (status.gate === 'autopay-confirm' && !isChanging)
    return <ConfirmAutopay {...view} onChange={() => setIsChanging(true)} />;
  return (
    <RemountOnStale version={status.version} reload={reload}>
      {(formVersion) => (
        <PaymentMethodForm
          {...view}
          {...formVersion}
          {...(status.gate === 'autopay-confirm' && { onKeep: () => setIsChanging(false) })}
          onChosen={() => setIsChanging(false)}
        />
      )}
    </RemountOnStale>
  );
}
