import type { HandlerReply, readTimeline } from '@lintel/contract';
import {
  closingTimeline,
  formatNearDate,
  formatMoney,
  hasSoleOwner,
  type ClosingStep,
  type LoanFile,
  type TimelineStep,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { type ApplicationRow, loadStatus } from '../../loan-file/index.ts';
import { todayAtHome } from '../../records/home/index.ts';
import { loadLoanDates, type LoanDates } from './dates.ts';
import { loadPayout } from './payout.ts';
import { TIMELINE } from './words.ts';

type Line = HandlerReply<typeof readTimeline>[number];

/** The data behind the text of a line. */
interface LineData {
  readonly file: LoanFile;
  readonly gate: string;
  readonly dates: LoanDates;
  readonly creditors: string;
  readonly payment: number | null;
  /** Dollars to the borrower, or to the custodian. Null without current documents. */
  readonly toBorrower: number | null;
  /** The sentence of the current gate: the note of the current line. */
  readonly sentence: string;
}

/** Returns the timeline of the page after the signing: lines from the signatures to the first payment. */
export async function loadTimeline(context: Context, loan: ApplicationRow): Promise<Line[]> {
  const { explain } = await loadStatus(context, loan);
  const dates = await loadLoanDates(context, context.db, loan);
  const payout = await loadPayout(context, loan);
  const creditors = [...new Set((payout?.payoffs ?? []).map(({ creditorName }) => creditorName))].join(', ');
  const known: LineData = {
    file: loan.projection,
    gate: loan.gate,
    dates,
    creditors,
    payment: payout?.monthlyPayment ?? null,
    toBorrower: payout?.toBorrower ?? null,
    sentence: explain.text,
  };
  return closingTimeline(loan.projection, loan.gate, dates, await todayAtHome(context, context.db, loan.uuid)).map(
    (step) => toLine(step, known),
  );
}

const OWNERS: { readonly [Step in ClosingStep]: Line['owner'] } = {
  SIGNED: 'YOU',
  OTHER_SIGNERS: 'OTHER',
  CANCEL_NOTICE: 'US',
  CANCEL_PERIOD: 'YOU',
  RECORDING: 'OTHER',
  LETTERS: 'OTHER',
  PAYOFF_FIGURES: 'US',
  CHECKS: 'US',
  SENDING: 'OTHER',
  CREDITORS: 'US',
  FIRST_PAYMENT: 'YOU',
};

function toLine({ step, state, on }: TimelineStep, known: LineData): Line {
  const { label, note = null } = WORDS[step](known, state, on);
  const isNow = state === 'NOW' && step !== 'SENDING';
  return { label, owner: OWNERS[step], on, state, note: isNow ? known.sentence : note };
}

interface StepText {
  readonly label: string;
  readonly note?: string | null;
}

function sendingNote({ file, dates: { fundingOn, soonerOn }, toBorrower }: LineData): string | null {
  if (fundingOn === null) return null;
  const amount =
    toBorrower === null ? [] : [TIMELINE.amount(formatMoney(toBorrower, Number.isInteger(toBorrower) ? 0 : 2))];
  if (soonerOn === null) return [...amount, TIMELINE.expected].join(' ');
  const formatSooner = file.clocks.RESCISSION?.reached === true ? TIMELINE.sooner : TIMELINE.soonerLater;
  return [...amount, formatSooner(formatNearDate(soonerOn), hasSoleOwner(file))].join(' ');
}

const recordedLabel = ({ county }: LoanDates): string => (county ? TIMELINE.recorded(county) : TIMELINE.recordedThere);

const WORDS: {
  readonly [Step in ClosingStep]: (known: LineData, state: TimelineStep['state'], on: string | null) => StepText;
} = {
  SIGNED: () => ({ label: TIMELINE.signed }),
  OTHER_SIGNERS: () => ({ label: TIMELINE.others }),
  CANCEL_NOTICE: () => ({ label: TIMELINE.notice }),
  CANCEL_PERIOD: ({ file }, state, on) =>
    state === 'DONE'
      ? { label: TIMELINE.cancelEnded }
      : {
          label: TIMELINE.cancelEnds,
          note: on === null ? TIMELINE.notBegun(hasSoleOwner(file)) : TIMELINE.threeDays,
        },
  RECORDING: ({ dates }, state) => ({ label: state === 'DONE' ? recordedLabel(dates) : TIMELINE.recording }),
  LETTERS: (_known, _state, on) => ({ label: TIMELINE.margin, note: on && TIMELINE.marginNote(formatNearDate(on)) }),
  PAYOFF_FIGURES: ({ creditors }) => ({ label: TIMELINE.payoffRenew, note: TIMELINE.payoffRenewNote(creditors) }),
  CHECKS: () => ({ label: TIMELINE.checks }),
  SENDING: (known, state, on) => {
    const { file, gate, sentence } = known;
    if (state === 'DONE') return { label: TIMELINE.sent, note: TIMELINE.sentNote };
    if (file.fundsSent) return { label: TIMELINE.sending, note: on && TIMELINE.ordered(formatNearDate(on)) };
    return { label: TIMELINE.sending, note: gate === 'send-funds' ? sentence : sendingNote(known) };
  },
  CREDITORS: ({ creditors }, state) =>
    state === 'DONE'
      ? { label: TIMELINE.creditors(creditors) }
      : { label: TIMELINE.payCreditors(creditors), note: TIMELINE.creditorsNote(creditors) },
  FIRST_PAYMENT: ({ file, payment }) => ({
    label: payment === null ? TIMELINE.firstPayment : TIMELINE.firstAmount(formatMoney(payment, 2)),
    note: file.paymentMethod === 'AUTOPAY' ? TIMELINE.autopay : TIMELINE.manual,
  }),
};
