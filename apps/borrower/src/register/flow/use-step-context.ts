import { minimumAge, newYorkRule, type NewYorkSite, type StepContext } from '@lintel/domain';
import { useFlag, usePageData } from '../../platform/page-data.tsx';
import { useDraft } from './draft.tsx';

const PACIFIC_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', year: 'numeric', month: '2-digit', day: '2-digit' });

/** What the site says about New York: a lender with a sister site elsewhere is the New York one. */
export function useNewYorkSite(): NewYorkSite {
  const { privateLabel } = usePageData();
  return { newYorkSite: privateLabel.hosts?.nonNyVariant !== undefined, newYorkFlag: useFlag('ny-redirect') };
}

/** What the steps' schemas need to know of the lender, the day and the draft. The day is the page's, so that server and browser agree. */
export function useStepContext(): StepContext {
  const { now, environment } = usePageData();
  const { draft } = useDraft();
  const site = useNewYorkSite();
  const state = draft.index?.state;
  return {
    today: PACIFIC_DAY.format(new Date(now)),
    minimumAge: minimumAge({ ageRestricted: useFlag('minimum-age-62'), states: [state, draft['home-address']?.state] }),
    newYorkRefused: newYorkRule('NY', site) === 'REFUSED',
    digitsInNames: environment === 'test',
  };
}
