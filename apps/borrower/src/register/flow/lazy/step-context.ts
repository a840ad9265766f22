import { calendarDay, minimumAge, newYorkRule, PACIFIC, type StepContext, type Visitor } from '@lintel/domain';
import type { StepRuleInputs } from '../use-step-rule-inputs.ts';

/**
 * Returns the context of the steps' schemas. Uses the page's day, so that server and browser agree; the server checks
 * again with the state's own day.
 */
export function stepContext(
  { now, production, draft, ageRestricted, newYorkSite, newYorkFlag }: StepRuleInputs,
  visitor: Visitor = {},
): StepContext {
  return {
    ...visitor,
    today: calendarDay(now, PACIFIC),
    minimumAge: minimumAge({ ageRestricted, states: [draft.index?.state, draft['home-address']?.state] }),
    newYorkRefused: newYorkRule('NY', { newYorkSite, newYorkFlag }) === 'REFUSED',
    digitsInNames: !production,
  };
}
