import { calendarDay, minimumAge, newYorkRule, PACIFIC, type StepContext, type Visitor } from '@lintel/domain';
import type { StepFacts } from '../use-facts.ts';

/** What the steps' schemas need to know. The day is the page's, so that server and browser agree; the server looks again by the state's own day. */
export function stepContext(
  { now, production, draft, ageRestricted, newYorkSite, newYorkFlag }: StepFacts,
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
