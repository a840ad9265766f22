import type { RegistrationDraft } from '@lintel/domain';
import { useFlag, usePageData } from '../../platform/page-data.tsx';
import { useDraft } from './draft.tsx';

/** Gates the redirect modal and the soft-pull consent of New York (ledger FLAG-012). */
export const NEW_YORK_FLAG = 'fe-heloc-new-york';

/** What the rules of a step look at besides what is typed: the lender's site, the page's day, the draft. */
export interface StepFacts {
  now: string;
  production: boolean;
  draft: RegistrationDraft;
  ageRestricted: boolean;
  /** A lender with a sister site elsewhere is the New York one. */
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
