import {
  listOwnConditions,
  readHeloc,
  readDisbursement,
  readProfile,
  readRescission,
  type Reply,
} from '@lintel/contract';
import { getLastCreditDay, type MoneyStage } from '@lintel/domain';
import { Actions, Link } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { CancelRight } from '../../after-signing/cancel-right.ts';
import { Documents } from '../../after-signing/documents.tsx';
import { NotCanceling } from '../../after-signing/not-canceling.tsx';
import { RightToCancel } from '../../after-signing/right-to-cancel.tsx';
import { LateCancellation, Timeline } from '../../after-signing/timeline.tsx';
import { ApplicationScreen, type GateView } from '../../gate/application-screen.tsx';
import { GatePage, GateSentence } from '../../gate/gate-page.tsx';
import { useDueDay } from '../../platform/lazy/use-loan-dates.ts';
import { useRead } from '../../platform/lazy/use-read.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { READ_NEXT } from '../document/disclosures/read-next.ts';
import { usePollStatus } from '../error/timeout/use-poll-status.ts';
import { OtherDeedSigners } from '../notary/reserve-manual/others.tsx';
import { LineSummary } from './line-summary.tsx';
import { PayoutPanel } from './payout-panel.tsx';
import { COMPLETE } from './words.en.ts';
import css from './complete.module.css';

type Payout = NonNullable<Reply<typeof readDisbursement>>;

const GATES = [
  'deed-others',
  'rescission-notice',
  'rescission',
  'recording',
  'mail-margin',
  'payoff-renew',
  'final-checks',
  'funding-decision',
  'send-funds',
  'pay-creditors',
  'complete',
] as const;

/**
 * The page after everyone has signed: the steps until the money arrives, the right to cancel while it lasts, and the
 * documents to keep. Differs by gate; also open for a funded line.
 */
export function CompleteScreen(): ReactNode {
  return (
    <ApplicationScreen gates={GATES} stepUp>
      {(view) => <Complete {...view} />}
    </ApplicationScreen>
  );
}

function Complete({ uuid, status }: GateView): ReactNode {
  const { gate, version } = status;
  const ask = { params: { uuid } };
  const profile = useRead(readProfile, {});
  const heloc = useRead(readHeloc, ask, { version }).data ?? undefined;
  const payout = useRead(readDisbursement, ask, { version }).data ?? undefined;
  const { data: right, refetch } = useRead(readRescission, ask, { version });
  const dueDay = useDueDay(uuid);
  usePollStatus(uuid);
  const stage = payout?.stage ?? 'PLANNED';
  const isOrdered = stage !== 'PLANNED';
  const isSending = gate === 'send-funds';
  const reads = gate === 'rescission-notice' && right?.owners.some(isToRead) === true;
  const title = reads
    ? COMPLETE.unread
    : getTitle(gate, isSending && !isOrdered ? 'ORDERED' : stage, profile.data?.name.firstName);
  useScreenTitle(title);
  const owner = right && { uuid, right, reload: refetch };
  return (
    <GatePage
      drawing={!reads && <HomeDrawing />}
      title={title}
      lead={reads ? COMPLETE.unreadLead : buildLead(status, payout, dueDay)}
      rail={heloc && <LineSummary heloc={heloc} payment={payout?.monthlyPayment} isFunded={isOrdered} />}
      loanNumber={heloc?.loanNumber}
      hasOffer
    >
      {(isOrdered || isSending) && payout && <PayoutPanel payout={payout} />}
      {owner && (
        <RightToCancel owner={owner}>
          {reads && (
            <Link kind="primary" to={`${urls.application(uuid, 'document/disclosures')}${READ_NEXT}`}>
              {COMPLETE.readNotice}
            </Link>
          )}
        </RightToCancel>
      )}
      {owner && !isOrdered && <NotCanceling ownerRight={owner} />}
      {gate === 'deed-others' && <OtherDeedSigners uuid={uuid} />}
      <Timeline uuid={uuid} version={version} {...(reads ? {} : { lead: status.explain.text })} />
      {gate === 'final-checks' && <Tasks uuid={uuid} version={version} />}
      <Documents uuid={uuid} version={version} />
      {right?.owed && isOrdered && <LateCancellation />}
    </GatePage>
  );
}

/** Returns whether the borrower still has to read their own cancellation notice here; a mailed one can't be. */
const isToRead = ({ isYou, noticeAt, noticeHow }: CancelRight['owners'][number]): boolean =>
  isYou && !noticeAt && noticeHow === 'ELECTRONIC';

const TITLE_AT_GATE: Readonly<Partial<Record<string, string>>> = COMPLETE.atGate;

function getTitle(gate: GateView['status']['gate'], stage: MoneyStage, name: string | undefined): string {
  const atGate = stage === 'PLANNED' && gate ? TITLE_AT_GATE[gate] : undefined;
  return atGate ?? (name === undefined ? COMPLETE.title[stage] : COMPLETE.named(COMPLETE.title[stage], name));
}

/** The link to the conditions, while one is open: a final check can ask the borrower for a document. */
function Tasks({ uuid, version }: { uuid: string; version: number }): ReactNode {
  const { data } = useRead(listOwnConditions, { params: { uuid } }, { version });
  if (data?.some(({ actionNeeded }) => actionNeeded) !== true) return null;
  return (
    <Actions>
      <Link kind="secondary" to={urls.application(uuid, 'conditions')}>
        {COMPLETE.tasks}
      </Link>
    </Actions>
  );
}

/**
 * Returns the lead: where the money is, once the bank has the payment order; before that the gate's sentence, unless
 * the heading says the same.
 */
function buildLead(
  { gate, explain }: GateView['status'],
  payout: Payout | undefined,
  dueDay: (date: string) => string,
): ReactNode {
  if (gate === 'pay-creditors' || !payout || payout.stage === 'PLANNED' || !payout.fundingOn)
    return gate === 'send-funds' ? undefined : <GateSentence explain={explain} />;
  return COMPLETE.lead[payout.stage](dueDay(payout.fundingOn), dueDay(getLastCreditDay(payout.fundingOn)));
}

/** The page's only drawing: a home with a checkmark, in the brand's colors. */
export function HomeDrawing(): ReactNode {
  return (
    <svg className={css.house} width="112" height="72" viewBox="0 0 112 72" aria-hidden="true">
      <path className={css.ground} d="M4 70h104" />
      <path className={css.walls} d="M22 70V34L50 12l28 22v36Z" />
      <path className={css.paper} d="M43 70V52a7 7 0 0 1 14 0v18" />
      <circle className={css.paper} cx="89" cy="27" r="15" />
      <path className={css.tick} d="m82.5 27.5 4.5 4.5 9-9.5" />
    </svg>
  );
}
