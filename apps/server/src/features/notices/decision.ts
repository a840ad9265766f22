import {
  CLOCK_RULE_SET,
  givenReasons,
  keyFactors,
  printedReasons,
  reofferReasons,
  usesCreditReport,
  scoreReasons,
  type DeclineReason,
  type ReasonData,
  type NoticeReport,
  type PriceInputs,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor, Vault } from '../../kernel/db/index.ts';
import { MINUTE_MS } from '../../kernel/time.ts';
import { type ApplicationRow, pacificDay, factsOfTypes, findLastFact } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { findCreditReport } from '../../records/credit-report/index.ts';
import { findLatestSet, setOfVersion, type OfferSetRow } from '../../records/offer-sets/index.ts';

/** A decision as its notice states it. */
export interface Decision {
  /** yyyy-MM-dd */
  readonly decidedOn: string;
  /** yyyy-MM-dd, or null if no transfer of the home is on record. */
  readonly lastTransferOn: string | null;
  /** As recorded and consistent with the file: codes, or sentences where the regulation's list has none. */
  readonly reasons: readonly string[];
  /** As the notice prints them. Never empty. */
  readonly printed: readonly string[];
  /** The report behind the decision, or null when it isn't based on one. */
  readonly report: NoticeReport | null;
  /** The decline follows a counteroffer to the requested line. */
  readonly counterOffer: 'REFUSED' | 'NOT_ANSWERED' | null;
}

type Loan = Pick<ApplicationRow, 'uuid' | 'organisation' | 'projection'>;

/** Returns why a file was declined, from recorded facts. Nothing is decided here. */
export async function loadDeclineDecision(context: Context, trx: Executor, loan: Loan): Promise<Decision | null> {
  const fact = await findLastFact(trx, loan.uuid, ['ApplicationDeclined', 'ReducedOfferRefused']);
  if (!fact) return null;
  const data = JSON.parse(fact.data) as { reasons?: string[]; ruleSet?: string };
  const counterOffer =
    fact.type === 'ReducedOfferRefused' ? 'REFUSED' : data.ruleSet === CLOCK_RULE_SET ? 'NOT_ANSWERED' : null;
  // The reasons after a counteroffer say why the original line wasn't possible, not that the borrower didn't accept.
  const recorded = counterOffer ? await counterReasons(context, trx, loan.uuid) : (data.reasons ?? []);
  return { ...(await loadDecisionBasis(context, trx, loan, recorded, fact.at)), counterOffer };
}

/** Returns why the requested or chosen line isn't possible, while a counteroffer is open. */
export async function loadCounterOfferDecision(
  context: Context,
  trx: Executor,
  loan: Loan,
  at: Date,
): Promise<Decision> {
  return {
    ...(await loadDecisionBasis(context, trx, loan, await counterReasons(context, trx, loan.uuid), at)),
    counterOffer: null,
  };
}

/** Returns a decline for these reasons as if it were decided at an instant. */
export async function loadProposedDecline(
  context: Context,
  trx: Executor,
  loan: Loan,
  reasons: readonly string[],
  at: Date,
): Promise<Decision> {
  return { ...(await loadDecisionBasis(context, trx, loan, reasons, at)), counterOffer: null };
}

/** Returns a loan's data for and against each reason, as of an instant's day. */
export async function loadDecisionInputs(
  context: Context,
  trx: Executor,
  { uuid, projection }: Pick<Loan, 'uuid' | 'projection'>,
  at: Date,
): Promise<ReasonData> {
  const { home } = await readAnswers(context.vault, trx, uuid);
  const creditReport = await findCreditReport(context, trx, uuid);
  return {
    file: projection,
    score: creditReport?.report.score.value ?? null,
    listedForSale: home.listedForSale,
    lastTransferOn: await lastTransfer(trx, uuid),
    decidedOn: pacificDay(at),
  };
}

async function loadDecisionBasis(
  context: Context,
  trx: Executor,
  loan: Loan,
  recorded: readonly string[],
  at: Date,
): Promise<Omit<Decision, 'counterOffer'>> {
  const report = (await findCreditReport(context, trx, loan.uuid))?.report ?? null;
  // The decision is slightly older than its fact, so at midnight it is of the previous day.
  const judged = await loadDecisionInputs(context, trx, loan, new Date(at.getTime() - MINUTE_MS));
  const reasons = givenReasons(recorded, judged, context.getPolicy(loan.organisation));
  const relied = report && usesCreditReport(reasons) ? report : null;
  return {
    decidedOn: pacificDay(at),
    lastTransferOn: judged.lastTransferOn,
    reasons,
    printed: printedReasons(reasons),
    report: relied && { bureau: relied.bureau, score: { ...relied.score, factors: keyFactors(relied.score.factors) } },
  };
}

/** Returns the reasons of the current price. A worse re-offer has none of its own and is compared with the choice. */
async function counterReasons(context: Context, trx: Executor, uuid: string): Promise<readonly string[]> {
  const set = await findLatestSet(context.vault, trx, uuid);
  if (!set) return [];
  const { priced, because } = set.data;
  if (priced.reasons.length > 0) return priced.reasons;
  const factors = (await findCreditReport(context, trx, uuid))?.report.score.factors ?? [];
  const mapped: DeclineReason[] = scoreReasons(factors);
  const cause = because.length > 0 ? because.join(' and ') : null;
  return reofferReasons({
    before: pricedFrom((await loadChosenOfferSet(context.vault, trx, uuid)) ?? set),
    now: pricedFrom(set),
    limit: priced.limit,
    scoreReasons: mapped,
    factors,
    cause,
  });
}

function pricedFrom({ data: { inputs, liabilities } }: OfferSetRow): PriceInputs {
  const onHome = liabilities.filter((debt) => debt.kind === 'LIEN');
  return {
    score: inputs.score,
    homeValue: inputs.homeValue,
    annualIncome: inputs.annualIncome,
    owedOnHome: onHome.reduce((sum, debt) => sum + debt.monetaryBalance, 0),
    monthlyDebts: liabilities.reduce((sum, debt) => sum + debt.monetaryCalculatedNextPaymentMinimumAmount, 0),
  };
}

/** Returns the offers of the borrower's last confirmed choice. */
export async function loadChosenOfferSet(vault: Vault, trx: Executor, uuid: string): Promise<OfferSetRow | undefined> {
  const chosen = await findLastFact(trx, uuid, ['OfferSelected']);
  if (!chosen) return undefined;
  const { version } = JSON.parse(chosen.data) as { version: number };
  return setOfVersion(vault, trx, uuid, version);
}

async function lastTransfer(trx: Executor, uuid: string): Promise<string | null> {
  const facts = await factsOfTypes(trx, uuid, ['PropertyLocated', 'ParcelChosen', 'PrequalTitleReturned']);
  const days = facts
    .map((fact) => (JSON.parse(fact.data) as { lastTransferOn: string | null }).lastTransferOn)
    .filter((day) => day !== null);
  return days.toSorted().at(-1) ?? null;
}
