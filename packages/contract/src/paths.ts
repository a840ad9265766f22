/** Base paths. The odd spellings are the specification's; `spellings.ts` lists the aliases that also work. */
export const H = '/service-application/api/v3/application/helocs/{uuid}';
export const K = '/service-krang-heloc/borrower/secure/api/v1/{uuid}';
/** Calls that only an additional signer makes. */
export const C = '/service-application/api/v1/application/heloc/co-deed';
export const E = '/service-application/external/api/v1/heloc';
export const APPLICATION = '/service-application/api/v1/application/heloc';
/** Conditions. The path says external, but a token is required. */
export const Q = '/service-conditions/external/api/v1/applications/{uuid}/conditions';
