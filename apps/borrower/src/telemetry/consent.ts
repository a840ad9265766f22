import type { PageData } from '../platform/page-data.tsx';
import { localStore } from '../platform/storage.ts';

const GIVEN = 'given';

/**
 * Returns whether this page may send telemetry. Global Privacy Control always wins. In the states that the lender
 * lists, and while the state isn't known, only after the visitor agreed to the privacy policy.
 */
export function mayMeasure({ telemetry, draft }: Pick<PageData, 'telemetry' | 'draft'>): boolean {
  if (navigator.globalPrivacyControl === true) return false;
  const optInStates = telemetry?.optInStates ?? [];
  if (optInStates.length === 0 || localStore.get('lintel-telemetry-consent') === GIVEN) return true;
  const state = draft.index?.state;
  return state !== undefined && state !== '' && !optInStates.includes(state);
}

/** Stores that the visitor agreed to the privacy policy. */
export const saveConsent = (): void => void localStore.set('lintel-telemetry-consent', GIVEN);

declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor wants no measuring. Not in every browser. */
    readonly globalPrivacyControl?: boolean;
  }
}
