import { readBank, readProfile, type Reply } from '@lintel/contract';
import { formatName } from '@lintel/domain';
import { Link, Notice } from '@lintel/ui';
import { lazy, useEffect, type ReactNode } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { ApplicationScreen, type GateView } from '../../../gate/application-screen.tsx';
import { ReadCall } from '../../../gate/read-call.tsx';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { ScreenPending } from '../../../platform/screen-pending.tsx';
import { urls } from '../../../platform/urls.ts';
import {
  findDisbursementAccount,
  findRefusedAccount,
  type Bank,
  accountLine,
  refetchLoan,
  RefusedAccountNotice,
} from '../account.tsx';
import { AddAccountForm } from '../add-account-form.tsx';
import { MoneyFacts } from '../money-facts.tsx';
import { DISBURSE } from '../words.en.ts';

const ConnectBank = lazy(async () => ({ default: (await import('../connect-bank.tsx')).ConnectBank }));
const Review = lazy(async () => ({ default: (await import('./review.tsx')).Review }));
const Waiting = lazy(async () => ({ default: (await import('./waiting.tsx')).AwaitDeposit }));

const AUTOPAY_GATES = ['autopay', 'autopay-confirm'];

/**
 * Asks for the account that receives the money, and waits until it is verified. Gates disburse, disburse-wait and
 * disburse-review. Skipped when the money goes to a custodian.
 */
export function DisburseScreen(): ReactNode {
  return (
    <ApplicationScreen gates={['disburse', 'disburse-review', 'disburse-wait', ...AUTOPAY_GATES]} stepUp>
      {(view) =>
        AUTOPAY_GATES.includes(view.status.gate ?? '') ? <AccountSet {...view} /> : <AccountStep {...view} />
      }
    </ApplicationScreen>
  );
}

/**
 * The account is set. The status leads here only until the browser knows its routing number, so this refetches it and
 * continues to the payments.
 */
function AccountSet({ uuid }: GateView): ReactNode {
  const navigate = useNavigate();
  useEffect(() => {
    void refetchLoan(uuid).finally(() => {
      void navigate(urls.application(uuid, 'bank/autopay'), { replace: true });
    });
  }, [uuid, navigate]);
  return <ScreenPending />;
}

function AccountStep(view: GateView): ReactNode {
  const {
    uuid,
    status: { gate, version },
  } = view;
  // A new version of the application mustn't clear typed values. While waiting there are few, so each version remounts.
  return (
    <ReadCall
      key={gate === 'disburse' ? gate : version}
      call={readBank}
      ask={{ params: { uuid } }}
      version={version}
      {...(gate === 'disburse' && { title: DISBURSE.title })}
    >
      {(bank, reload) => {
        const account = bank && findDisbursementAccount(bank);
        if (gate === 'disburse') return bank && <AccountForm {...view} bank={bank} />;
        if (!account) return <ScreenPending />;
        return gate === 'disburse-review' ? (
          <Review {...view} account={account} />
        ) : (
          <Waiting {...view} account={account} reload={reload} />
        );
      }}
    </ReadCall>
  );
}

function AccountForm(view: GateView & { bank: Bank }): ReactNode {
  const { uuid, status, bank } = view;
  const [search] = useSearchParams();
  const here = urls.application(uuid, 'bank/disburse');
  if (search.get('way') === 'link')
    return bank.methods.includes('INSTANT') ? (
      <ConnectBank uuid={uuid} purpose="DISBURSEMENT" back={here} />
    ) : (
      <Navigate to={here} replace />
    );
  return (
    <ReadCall call={readProfile} ask={{}} version={status.version} title={DISBURSE.title}>
      {(profile) => profile && <AccountEntry {...view} profile={profile} />}
    </ReadCall>
  );
}

function AccountEntry({
  uuid,
  bank,
  profile,
}: GateView & { bank: Bank; profile: NonNullable<Reply<typeof readProfile>> }): ReactNode {
  const navigate = useNavigate();
  const followStatus = useFollowStatus(uuid);
  const refused = findRefusedAccount(bank, 'DISBURSEMENT');
  return (
    <AddAccountForm
      uuid={uuid}
      bank={bank}
      purpose="DISBURSEMENT"
      title={DISBURSE.title}
      lead={DISBURSE.lead[getSigningState(bank)]}
      before={{ ownerName: refused?.ownerName ?? formatName(profile.name), accountType: refused?.accountType }}
      onLink={() => {
        void navigate('?way=link');
      }}
      onEntered={followStatus}
    >
      {refused && <RefusedAccountNotice account={refused} />}
      <MoneyFacts uuid={uuid} bank={bank} />
      <LinkedAccount uuid={uuid} bank={bank} />
    </AddAccountForm>
  );
}

const getSigningState = ({ funding: { signsOn, lastCancelOn } }: Bank): keyof typeof DISBURSE.lead => {
  if (!signsOn) return 'SIGNED';
  return lastCancelOn ? 'CANCELABLE' : 'UNSIGNED';
};

/** A connected account that waits for confirmation. */
function LinkedAccount({ uuid, bank }: { uuid: string; bank: Bank }): ReactNode {
  const account = findDisbursementAccount(bank);
  if (account?.verification !== 'VERIFIED') return null;
  return (
    <Notice tone="success">
      {DISBURSE.linked} <b>{accountLine(account)}</b>.{' '}
      <Link plain to={urls.application(uuid, 'bank/confirm')}>
        {DISBURSE.useLinked}
      </Link>
    </Notice>
  );
}
