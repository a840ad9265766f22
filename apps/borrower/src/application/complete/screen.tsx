import type { ReactNode } from 'react';
import { readHeloc, readPayout, readProfile, readRescission } from '@lintel/contract';
import { businessDayAfter } from '@lintel/domain';
import { Actions, Link } from '@lintel/ui';
import { Documents } from '../../after-signing/documents.tsx';
import { Late } from '../../after-signing/late.tsx';
import { NotCancelling } from '../../after-signing/not-cancelling.tsx';
import { RightToCancel } from '../../after-signing/right-to-cancel.tsx';
import type { Right } from '../../after-signing/right.ts';
import { Timeline } from '../../after-signing/timeline.tsx';
import { useVersioned } from '../../platform/later/use-versioned.ts';
import { dayOfDate } from '../../platform/later/dates.ts';
import { useCall } from '../../platform/later/use-call.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { useAskAgain } from '../error/timeout/use-ask-again.ts';
import { AtGate, type GateView } from '../gate/at-gate.tsx';
import { GatePage, GateSentence } from '../gate/gate-page.tsx';
import { Others } from '../notary/reserve-manual/others.tsx';
import { StepUp } from '../step-up/step-up.tsx';
import { COMPLETE } from './copy.ts';
import { House } from './house.tsx';
import { KeepPage } from './keep-page.tsx';
import { Money } from './money.tsx';

const GATES = ['deed-others', 'rescission-notice', 'rescission', 'recording', 'mail-margin', 'payoff-renew', 'final-checks', 'funding-decision', 'send-funds', 'pay-creditors', 'complete'] as const;

/** Everything is signed: what happens until the money is there, the right to cancel while it lasts, and the papers to keep. Views by the gate; open on a funded line too. */
export function Screen(): ReactNode {
  return <AtGate gates={GATES}>{(view) => <StepUp><Complete {...view} /></StepUp>}</AtGate>;
}

function Complete({ uuid, status }: GateView): ReactNode {
  const { gate, explain, version } = status;
  const ask = { params: { uuid } };
  const profile = useCall(readProfile, {});
  const heloc = useVersioned(readHeloc, ask, version).data ?? undefined;
  const payout = useVersioned(readPayout, ask, version).data ?? undefined;
  const { data: right, refetch } = useVersioned(readRescission, ask, version);
  useAskAgain(uuid);
  const sentOn = payout?.sentOn ?? undefined;
  const reads = gate === 'rescission-notice' && right?.owners.some(isToRead) === true;
  const title = reads ? COMPLETE.unread : titleOf(profile.data?.name.firstName, sentOn !== undefined);
  useScreenTitle(title);
  const owner = right && { uuid, right, reload: refetch };
  return (
    <GatePage
      drawing={!reads && <House />} title={title} lead={sentOn === undefined || gate === 'pay-creditors' ? <GateSentence explain={explain} /> : COMPLETE.sentOn(dayOfDate(sentOn), dayOfDate(businessDayAfter(sentOn, 1)))}
      rail={heloc && <KeepPage heloc={heloc} payment={payout?.monthlyPayment} isFunded={sentOn !== undefined} />} loanNumber={heloc?.loanNumber}
    >
      {sentOn !== undefined && payout && <Money payout={payout} />}
      {owner && (
        <RightToCancel owner={owner}>
          {reads && <Link kind="primary" to={urls.application(uuid, 'document/disclosures')}>{COMPLETE.readNotice}</Link>}
        </RightToCancel>
      )}
      {owner && <NotCancelling owner={owner} />}
      {gate === 'deed-others' && <Others uuid={uuid} />}
      <Timeline uuid={uuid} version={version} />
      {gate === 'final-checks' && <Actions><Link kind="secondary" to={urls.application(uuid, 'conditions')}>{COMPLETE.tasks}</Link></Actions>}
      <Documents uuid={uuid} version={version} />
      {right?.owed && sentOn !== undefined && <Late />}
    </GatePage>
  );
}

/** The own notice waits on the screen; what goes by post cannot be read here. */
const isToRead = ({ isYou, noticeAt, noticeHow }: Right['owners'][number]): boolean => isYou && !noticeAt && noticeHow === 'ELECTRONIC';

function titleOf(name: string | undefined, isFunded: boolean): string {
  const { done, doneNameless, funded, fundedNameless } = COMPLETE;
  if (name === undefined) return isFunded ? fundedNameless : doneNameless;
  return isFunded ? funded(name) : done(name);
}
