import { calendarDay, minimumAge, newYorkRule, PACIFIC, type StepContext } from '@lintel/domain';
import type { StepFacts } from '../use-facts.ts';

/** What the steps' schemas need to know. The day is the page's, so that server and browser agree; the server looks again by the state's own day. */
export function stepContext({ now, production, draft, ageRestricted, newYorkSite, newYorkFlag }: StepFacts, signedIn: boolean): StepContext {
  return {
    signedIn,
    today: calendarDay(now, PACIFIC),
    minimumAge: minimumAge({ ageRestricted, states: [draft.index?.state, draft['home-address']?.state] }),
    newYorkRefused: newYorkRule('NY', { newYorkSite, newYorkFlag }) === 'REFUSED',
    digitsInNames: !production,
  };
}
