import type { RegistrationDraft } from '@lintel/domain';
import { useFlag, usePageData } from '../../platform/page-data.tsx';
import { useDraft } from './draft.tsx';

/** The flag for the dialog that sends New York visitors to another site, and for the consent to their soft pull. */
export const NEW_YORK_FLAG = 'fe-heloc-new-york';

/** Facts for the rules of a step, besides the typed values: the lender's site, the page's day, the draft. */
export interface StepFacts {
  now: string;
  production: boolean;
  draft: RegistrationDraft;
  ageRestricted: boolean;
  /** True for a lender that has a sister site elsewhere. */
  newYorkSite: boolean;
  newYorkFlag: boolean;
}

export function useStepFacts(): StepFacts {
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
