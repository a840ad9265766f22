import { findBrand } from '@lintel/brands';

/** Version of the lender's legal texts that a registration agrees to; a new text gets a new one. */
const VERSION = '2026-11-1';

/** The texts a registration agrees to: where they stand and which version they are (ledger CALL-005). */
export function profileConsentTexts(organisation: string) {
  const legal = findBrand(organisation)?.legal;
  return [
    { type: 'PRIVACY' as const, version: VERSION, textUrl: legal?.privacyUrl ?? '/privacy' },
    { type: 'TERMS' as const, version: VERSION, textUrl: legal?.termsUrl ?? '/terms' },
    { type: 'COMMUNICATIONS' as const, version: VERSION, textUrl: legal?.communicationsUrl ?? '/communications' },
  ];
}
