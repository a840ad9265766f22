import type { FactType } from '../loan-file/facts.ts';

/** Facts that a rule of the lender decides during a person's request, and stored with that person as actor. */
const DECIDED_BY_RULE: readonly FactType[] = ['IncomeBypassDecided', 'OffersPriced'];

/** Whether a rule decided this fact, so that the console names the system and not the person whose call led to it. */
export const isDecidedByRule = (type: FactType): boolean => DECIDED_BY_RULE.includes(type);
