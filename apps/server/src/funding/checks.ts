import { brandOf } from '@lintel/brands';
import { BORROWER, currentGate, finalChecks, hasOpenCondition, isGoodThrough, owners, paymentDay, type CheckState, type Fact, type FinalCheck } from '@lintel/domain';
import { readAnswers, type Applicant } from '../application/answers.ts';
import { isListed } from '../application/sanctions.ts';
import { accountOfMoney } from '../bank/disburse-account.ts';
import type { Context, FollowUp, Seen, WorkHandler } from '../context.ts';
import { sweepAlarms } from '../desk/alarms.ts';
import { workKey } from '../loan-file/record.ts';
import { loanNow, pacificDay } from '../loan-file/clock.ts';
import { lastRound } from '../payoff/figures.ts';
import { peopleOnTitle } from '../title/people.ts';
import { deliver } from '../vendors/deliver.ts';
import { lastDays, planOf } from './plan.ts';
import { forgetRun, keepRun, lastRun } from './store.ts';
import { ASKED } from './words.ts';

/** Looks at everything once more before money is proposed. What fails opens a task at the desk, posts the condition that stands for it, or asks creditors anew. */
export const runChecks: WorkHandler = async (job, context) => {
  await deliver(context, job, (seen) => checked(context, seen));
  await sweepAlarms(context, job.uuid);
};

/** Once nothing is open any more of what failed a check, the checks are made again. */
export const checksFollow: FollowUp = async ({ uuid, file, trx }, context) => {
  if (file.finalChecks || currentGate(file)?.id !== 'final-checks' || hasOpenCondition(file)) return [];
  const { attempt } = file.payoff;
  if (!(await lastRun(trx, uuid, attempt))?.waits) return [];
  await forgetRun(trx, uuid, attempt);
  await context.jobs.send(trx, 'checks.final', { uuid, gate: 'final-checks', attempt, key: workKey(uuid, 'final-checks', attempt) });
  return [];
};

async function checked(context: Context, seen: Seen): Promise<readonly Fact[]> {
  const { uuid, file, trx } = seen;
  if (file.finalChecks) return [];
  const now = await loanNow(context, trx);
  const paymentOn = paymentDay(pacificDay(now));
  const results = finalChecks({ ...(await lookedAt(context, seen)), paymentOn });
  const failed = results.filter(({ state }) => state === 'FAILED').map(({ check }) => check);
  const facts = failed.length === 0 ? [passed(file.payoff.attempt, results, paymentOn)] : await whatFollows(context, seen, failed, paymentOn);
  const waits = failed.length > 0 && (hasOpenCondition(file) || facts.some(({ type }) => type === 'ConditionPosted'));
  await keepRun(trx, uuid, file.payoff.attempt, { paymentOn, checks: results, failed: failed.length > 0, waits, at: now });
  return facts;
}

function passed(attempt: number, results: readonly { check: FinalCheck; state: CheckState }[], paymentOn: string): Fact {
  return { type: 'FinalChecksPassed', data: { attempt, checks: results.filter(({ state }) => state === 'PASSED').map(({ check }) => check), paymentOn } };
}

async function lookedAt(context: Context, { uuid, organisation, file, trx }: Seen) {
  const { vault } = context;
  const { applicant } = await readAnswers(vault, trx, uuid);
  const names = [applicant.name, ...(await peopleOnTitle(vault, trx, uuid)).flatMap(({ person, name }) => (name === null || !owners(file).includes(person) ? [] : nameIn(name)))];
  const listed = (await Promise.all(names.map((name) => isListed({ name })))).includes(true);
  const plan = await planOf(context, trx, { uuid, organisation, projection: file });
  const isCleared = (id: string): boolean => file.conditions[id]?.state === 'CLEARED';
  const account = await accountOfMoney(vault, trx, uuid);
  return {
    listed,
    listedCleared: isCleared(conditionOf('SANCTIONS')),
    floodArea: file.flood === 'SFHA',
    insured: isCleared('flood-insurance') || isCleared(conditionOf('INSURANCE')),
    goodThrough: file.payoffs === 0 ? [] : plan ? lastDays(plan.payoffs) : [null],
    destination: file.created?.crypto === true ? brandOf(organisation)?.custodian !== undefined : file.disbursement.verified && account?.verification === 'VERIFIED',
    openConditions: hasOpenCondition(file) ? 1 : 0,
  };
}

/** A name of record, in the parts of which ours are made. */
function nameIn(text: string): Applicant['name'] {
  const [firstName = '', ...others] = text.trim().split(/\s+/);
  return { firstName, middleName: '', lastName: others.join(' '), suffix: '' };
}

/** The condition that stands for a check. */
const conditionOf = (check: 'SANCTIONS' | 'INSURANCE'): string => `final-${check.toLowerCase()}`;

async function whatFollows(context: Context, { uuid, file, trx }: Seen, failed: readonly FinalCheck[], paymentOn: string): Promise<readonly Fact[]> {
  const facts: Fact[] = [];
  for (const check of failed) {
    if ((check === 'SANCTIONS' || check === 'INSURANCE') && file.conditions[conditionOf(check)] === undefined) facts.push(posted(check));
  }
  // Figures that a creditor gave today and that are too short all the same are a person's to settle: asked again they would come again.
  const round = (await lastRound(context.vault, trx, uuid)).filter(({ attempt }) => attempt === file.payoff.attempt);
  const today = pacificDay(await loanNow(context, trx));
  const isOld = !isGoodThrough(lastDays(round), paymentOn) && round.every(({ askedAt }) => pacificDay(askedAt) < today);
  if (failed.includes('PAYOFF_FIGURES') && round.length > 0 && isOld) facts.push({ type: 'EvidenceExpired', data: { what: 'PAYOFF' } });
  return facts;
}

function posted(check: 'SANCTIONS' | 'INSURANCE'): Fact {
  const asks = check === 'INSURANCE';
  return {
    type: 'ConditionPosted',
    data: {
      id: conditionOf(check), category: asks ? 'GENERIC_DOCUMENT_REQUEST' : 'ESCALATION_REVIEW', blocks: asks ? 'FUNDING' : 'NOW', askBorrower: asks, person: asks ? BORROWER : null,
      documents: asks ? [ASKED.insurance] : [], text: asks ? ASKED.insuranceText : ASKED.review, deadline: null,
    },
  };
}
