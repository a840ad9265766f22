import { findBrand } from '@lintel/brands';
import {
  BORROWER,
  currentGate,
  finalChecks,
  hasOpenCondition,
  hasSanctionsMatch,
  isGoodThrough,
  paymentDay,
  getRescissionState,
  type CheckState,
  type Fact,
  type FinalCheck,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import {
  readApplication,
  loanNow,
  pacificDay,
  type FollowUp,
  type LockedLoan,
  recordWork,
  workKey,
} from '../../loan-file/index.ts';
import {
  deleteFinalCheckResults,
  saveFinalCheckResults,
  findFinalCheckResults,
} from '../../records/funding-orders/index.ts';
import { syncFileTasks } from '../../records/staff-tasks/index.ts';
import { confirmedAccount } from '../bank/index.ts';
import { RULE_CONDITIONS } from '../conditions/index.ts';
import { loadLastAttempt } from '../payoff/index.ts';
import { screenPeople, saveScreening, type Screening } from '../sanctions/index.ts';
import { getGoodThroughDays, loadFundingPlan } from './plan.ts';

/**
 * Job that runs the final checks before money is proposed. A failure opens a staff task, adds a condition or requests
 * new payoff figures from creditors.
 */
export const runChecks: WorkHandler = async (job, context) => {
  const row = await readApplication(context.db, job.uuid);
  if (!row?.active) return;
  const screening = await screenPeople(context, {
    uuid: job.uuid,
    organisation: row.organisation,
    file: row.projection,
  });
  await recordWork(context, job, (loan) => runFinalChecks(context, loan, screening));
  await syncFileTasks(context, job.uuid);
};

/** Queues the checks again once everything that failed is resolved. */
export const repeatChecks: FollowUp = async ({ uuid, file, trx }, context) => {
  if (file.finalChecksPassed || currentGate(file)?.id !== 'final-checks' || hasOpenCondition(file)) return [];
  const { attempt } = file.payoffFigures;
  if (!(await findFinalCheckResults(trx, uuid, attempt))?.waits) return [];
  await deleteFinalCheckResults(trx, uuid, attempt);
  await context.jobs.send(trx, 'checks.final', {
    uuid,
    gate: 'final-checks',
    attempt,
    key: workKey(uuid, 'final-checks', attempt),
  });
  return [];
};

async function runFinalChecks(context: Context, loan: LockedLoan, screening: Screening): Promise<readonly Fact[]> {
  const { uuid, file, trx } = loan;
  if (file.finalChecksPassed) return [];
  const now = await loanNow(context, trx);
  const paymentOn = paymentDay(pacificDay(now));
  const screened = await saveScreening(context, loan, screening, 'CLOSING');
  const listed =
    hasSanctionsMatch(file) ||
    screened.some((fact) => fact.type === 'SanctionsScreened' && fact.data.matches.length > 0);
  const results = finalChecks({ ...(await loadCheckInputs(context, loan)), listed, paymentOn });
  const failed = results.filter(({ state }) => state === 'FAILED').map(({ check }) => check);
  const facts =
    failed.length === 0
      ? [buildPassedFact(file.payoffFigures.attempt, results, paymentOn)]
      : await buildFailureFacts(context, loan, failed, paymentOn);
  const waits =
    failed.length > 0 && (listed || hasOpenCondition(file) || facts.some(({ type }) => type === 'ConditionPosted'));
  await saveFinalCheckResults(trx, uuid, file.payoffFigures.attempt, {
    paymentOn,
    checks: results,
    failed: failed.length > 0,
    waits,
    at: now,
  });
  return [...screened, ...facts];
}

function buildPassedFact(
  attempt: number,
  results: readonly { check: FinalCheck; state: CheckState }[],
  paymentOn: string,
): Fact {
  return {
    type: 'FinalChecksPassed',
    data: { attempt, checks: results.filter(({ state }) => state === 'PASSED').map(({ check }) => check), paymentOn },
  };
}

async function loadCheckInputs(context: Context, { uuid, organisation, file, trx }: LockedLoan) {
  const { vault } = context;
  const plan = await loadFundingPlan(context, trx, { uuid, organisation, projection: file });
  const isCleared = (id: string): boolean => file.conditions[id]?.state === 'CLEARED';
  const account = await confirmedAccount(vault, trx, uuid);
  return {
    rescission: getRescissionState(file),
    floodArea: file.floodZone === 'SFHA',
    insured: isCleared('flood-insurance') || isCleared(INSURANCE),
    goodThrough: file.markedPayoffs === 0 ? [] : plan ? getGoodThroughDays(plan.payoffs) : [null],
    destination:
      file.created?.crypto === true
        ? findBrand(organisation)?.custodian !== undefined
        : file.disbursement.verified && account?.verification === 'VERIFIED',
    openConditions: hasOpenCondition(file) ? 1 : 0,
  };
}

/** The condition for the proof of insurance. */
const INSURANCE = 'final-insurance';

async function buildFailureFacts(
  context: Context,
  { uuid, file, trx }: LockedLoan,
  failed: readonly FinalCheck[],
  paymentOn: string,
): Promise<readonly Fact[]> {
  const facts: Fact[] = [];
  if (failed.includes('INSURANCE') && file.conditions[INSURANCE] === undefined) facts.push(buildInsuranceCondition());
  // Staff must settle a creditor's figures that are from today and still expire too early: asking again would return
  // the same ones.
  const requests = (await loadLastAttempt(context.vault, trx, uuid)).filter(
    ({ attempt }) => attempt === file.payoffFigures.attempt,
  );
  const today = pacificDay(await loanNow(context, trx));
  const isOld =
    !isGoodThrough(getGoodThroughDays(requests), paymentOn) &&
    requests.every(({ askedAt }) => pacificDay(askedAt) < today);
  if (failed.includes('PAYOFF_FIGURES') && requests.length > 0 && isOld)
    facts.push({ type: 'EvidenceExpired', data: { what: 'PAYOFF' } });
  return facts;
}

function buildInsuranceCondition(): Fact {
  return {
    type: 'ConditionPosted',
    data: {
      id: INSURANCE,
      category: 'GENERIC_DOCUMENT_REQUEST',
      blocks: 'FUNDING',
      askBorrower: true,
      person: BORROWER,
      documents: [RULE_CONDITIONS.insurance.document],
      text: RULE_CONDITIONS.insurance.text,
      deadline: null,
    },
  };
}
