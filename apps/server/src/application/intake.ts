import { intakeDecline, regimeOf, type Fact, type Policy } from '@lintel/domain';
import type { Seen, WorkHandler } from '../context.ts';
import { deliver } from '../vendors/deliver.ts';
import { readAnswers, type Answers } from './answers.ts';
import { declined } from './decline.ts';
import { isListed } from './sanctions.ts';
import { OPENING_REVIEW } from './words.ts';

/** Checks of the intake, in the order in which they are made and noted. */
const CHECKS = ['DUPLICATE', 'SANCTIONS', 'AREA', 'AGE', 'SALE'] as const;

/**
 * Opens the file: the regime it stands under, and the checks that need nobody outside. Duplicate, area and age were refused at
 * creation; they are noted here with the rule set that looked. A possible match on the sanctions list holds the file for a person.
 */
export const intake: WorkHandler = async (job, context) => {
  await deliver(context, job, async (seen) => opened(context.policyOf(seen.organisation), seen, await readAnswers(context.vault, seen.trx, seen.uuid)));
};

async function opened(policy: Policy, { file }: Seen, { applicant, home }: Answers): Promise<readonly Fact[]> {
  const regime = regimeOf(home.address.state, file.created?.occupancy ?? home.occupancyType);
  const done: Fact = { type: 'IntakeCompleted', data: { regime, checks: [...CHECKS], ruleSet: policy.version } };
  const reason = intakeDecline({ propertyListedForSale: home.listedForSale });
  if (reason) return [done, declined(policy, [reason])];
  return (await isListed(applicant)) ? [done, SANCTIONS_HOLD] : [done];
}

/** Says nothing about the list: the person concerned must not learn of it from us. */
const SANCTIONS_HOLD: Fact = {
  type: 'ConditionPosted',
  data: {
    id: 'intake-review',
    category: 'ESCALATION_REVIEW',
    blocks: 'NOW',
    askBorrower: false,
    person: null,
    documents: [],
    text: OPENING_REVIEW,
    deadline: null,
  },
};
