import { findBrand } from '@lintel/brands';

/** Version of the lender's legal texts that a registration agrees to. A new text gets a new version. */
const VERSION = '2026-11-1';

/** Returns the lender's texts that a registration agrees to, with their addresses and versions. */
export function profileConsentTexts(organization: string) {
  const legal = findBrand(organization)?.legal;
  return [
    { type: 'PRIVACY' as const, version: VERSION, textUrl: legal?.privacyUrl ?? '/privacy' },
    { type: 'TERMS' as const, version: VERSION, textUrl: legal?.termsUrl ?? '/terms' },
    { type: 'COMMUNICATIONS' as const, version: VERSION, textUrl: legal?.communicationsUrl ?? '/communications' },
  ];
}
