import type { RegistrationDraft } from '@lintel/domain';
import { useFlag, usePageData } from '../../platform/page-data.tsx';
import { useDraft } from './draft.tsx';

/**
 * On: a dialog sends a home in New York to the lender's New York site and any other home to its main site, and the soft
 * pull's consent is asked in New York too. Off: sites for other states refuse a home in New York.
 */
export const NEW_YORK_FLAG = 'fe-heloc-new-york';

/** What the rules of a step need besides the typed values: the lender's site, the page's day, the draft. */
export interface StepRuleInputs {
  now: string;
  production: boolean;
  draft: RegistrationDraft;
  ageRestricted: boolean;
  /** True on a lender's New York site: the one that names a site for the other states. */
  newYorkSite: boolean;
  newYorkFlag: boolean;
}

/** Returns what the rules of the current step need besides the typed values. */
export function useStepRuleInputs(): StepRuleInputs {
  const { now, environment, privateLabel } = usePageData();
  const { draft } = useDraft();
  return {
    now,
    draft,
    production: environment === 'production',
    ageRestricted: useFlag('minimum-age-62'),
    newYorkSite: privateLabel.hosts.nonNyVariant !== undefined,
    newYorkFlag: useFlag(NEW_YORK_FLAG),
  };
}
