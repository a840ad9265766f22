import type { AnswerOf, readTimeline } from '@lintel/contract';
import { allSigned, formatDateInProse, formatMoney, isRescindable, type LoanFile } from '@lintel/domain';
import type { Context } from '../context.ts';
import type { ApplicationRow } from '../loan-file/applications.ts';
import { standingOf } from '../loan-file/standing.ts';
import { datesOf, type LoanDates } from './dates.ts';
import { payoutOf } from './payout.ts';
import { TIMELINE } from './words.ts';

type Line = AnswerOf<typeof readTimeline>[number];

/** What the lines are made of. */
interface Known {
  readonly file: LoanFile;
  readonly gate: string;
  readonly dates: LoanDates;
  readonly creditors: string;
  readonly payment: number | null;
  /** Dollars to the borrower, or to the custodian; null while no documents stand. */
  readonly toBorrower: number | null;
  /** The sentence of the present gate: the note of the line that is now. */
  readonly sentence: string;
}

type Row = Omit<Line, 'note'> & { readonly note?: string | null };

/** From the signatures to the first payment: what happened, where it stands and what comes (calls AP-15). */
export async function timelineOf(context: Context, loan: ApplicationRow): Promise<Line[]> {
  const { explain } = await standingOf(context, loan);
  const dates = await datesOf(context, context.db, loan);
  const payout = await payoutOf(context, loan);
  const creditors = [...new Set((payout?.payoffs ?? []).map(({ creditorName }) => creditorName))].join(', ');
  return lines({ file: loan.projection, gate: loan.gate, dates, creditors, payment: payout?.monthlyPayment ?? null, toBorrower: payout?.toBorrower ?? null, sentence: explain.text });
}

function lines(known: Known): Line[] {
  const { file } = known;
  if (file.ended !== null || (!allSigned(file) && known.gate !== 'deed-others')) return [];
  const rows = [...signing(known), ...rescission(known), recording(known), ...margin(known), ...money(known), ...payoffs(known), firstPayment(known)];
  return rows.map(({ note, ...row }) => ({ ...row, note: row.state === 'NOW' && row.label !== TIMELINE.sent ? known.sentence : (note ?? null) }));
}

function signing({ gate, dates, sentence }: Known): Row[] {
  const signed: Row = { label: TIMELINE.signed, owner: 'YOU', on: dates.signedOn, state: 'DONE' };
  return gate === 'deed-others' ? [signed, { label: TIMELINE.others, owner: 'OTHER', on: null, state: 'NOW', note: sentence }] : [signed];
}

function rescission({ file, gate, dates }: Known): Row[] {
  if (!isRescindable(file)) return [];
  const over = file.clocks.RESCISSION?.reached === true;
  const period: Row = { label: over ? TIMELINE.cancelEnded : TIMELINE.cancelEnds, owner: 'YOU', on: dates.lastDay, state: over ? 'DONE' : gate === 'rescission' ? 'NOW' : 'LATER', note: TIMELINE.threeDays };
  return gate === 'rescission-notice' ? [{ label: TIMELINE.notice, owner: 'US', on: null, state: 'NOW' }, period] : [period];
}

function recording({ file, gate, dates }: Known): Row {
  const state = file.recorded ? 'DONE' : gate === 'recording' ? 'NOW' : 'LATER';
  return { label: file.recorded && dates.county ? TIMELINE.recorded(dates.county) : TIMELINE.recording, owner: 'OTHER', on: dates.recordedOn, state };
}

/** Until the money has left: the day kept for letters is of no interest afterwards. */
function margin({ file, gate, dates: { satisfiedOn } }: Known): Row[] {
  if (!isRescindable(file) || satisfiedOn === null || file.fundsSent || (gate !== 'mail-margin' && file.clocks.SATISFIED?.reached === true)) return [];
  return [{ label: TIMELINE.margin, owner: 'OTHER', on: satisfiedOn, state: gate === 'mail-margin' ? 'NOW' : 'LATER', note: TIMELINE.marginNote(formatDateInProse(satisfiedOn)) }];
}

function money({ file, gate, dates, creditors, toBorrower }: Known): Row[] {
  if (file.fundsSent) return [{ label: TIMELINE.sent, owner: 'OTHER', on: dates.sentOn, state: gate === 'pay-creditors' ? 'DONE' : 'NOW', note: TIMELINE.sentNote }];
  const checking = gate === 'final-checks' || gate === 'funding-decision';
  return [
    ...(gate === 'payoff-renew' ? [{ label: TIMELINE.payoffRenew, owner: 'US', on: null, state: 'NOW', note: TIMELINE.payoffRenewNote(creditors) } as const] : []),
    ...(gate === 'send-funds' ? [] : [{ label: TIMELINE.checks, owner: 'US', on: null, state: checking ? 'NOW' : 'LATER' } as const]),
    { label: TIMELINE.sending, owner: 'OTHER', on: dates.fundingOn, state: gate === 'send-funds' ? 'NOW' : 'LATER', note: sendingNote(dates, toBorrower) },
  ];
}

function sendingNote({ fundingOn, soonerOn }: LoanDates, toBorrower: number | null): string | null {
  if (fundingOn === null) return null;
  const amount = toBorrower === null ? [] : [TIMELINE.amount(formatMoney(toBorrower, Number.isInteger(toBorrower) ? 0 : 2))];
  return [...amount, soonerOn === null ? TIMELINE.expected : TIMELINE.sooner(formatDateInProse(soonerOn))].join(' ');
}

function payoffs({ file, gate, dates, creditors }: Known): Row[] {
  if (file.payoffs === 0) return [];
  const state = file.creditorsPaid ? 'DONE' : gate === 'pay-creditors' ? 'NOW' : 'LATER';
  return [{ label: TIMELINE.creditors(creditors), owner: 'US', on: dates.paidOn, state, note: file.creditorsPaid ? null : TIMELINE.creditorsNote(creditors) }];
}

function firstPayment({ file, dates, payment }: Known): Row {
  const label = payment === null ? TIMELINE.firstPayment : TIMELINE.firstAmount(formatMoney(payment, 2));
  return { label, owner: 'YOU', on: dates.firstPaymentOn, state: 'LATER', note: file.payMethod === 'AUTOPAY' ? TIMELINE.autopay : TIMELINE.manual };
}
