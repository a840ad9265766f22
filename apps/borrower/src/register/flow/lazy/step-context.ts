import { calendarDay, minimumAge, newYorkRule, PACIFIC, type StepContext, type Visitor } from '@lintel/domain';
import type { StepRuleInputs } from '../use-step-rule-inputs.ts';

/**
 * Returns the context of the steps' schemas. `today` is the page's day in Pacific Time, the same for the checks of the
 * rendering server and of the browser. At the creation the server checks again with the day in the applicant's state.
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
