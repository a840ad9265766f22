/** Bases of the paths (calls, "How to read"). The odd spellings are the specification's; `spellings.ts` holds the others that are answered too. */
export const H = '/service-application/api/v3/application/helocs/{uuid}';
export const K = '/service-krang-heloc/borrower/secure/api/v1/{uuid}';
/** What only an additional signer does. */
export const C = '/service-application/api/v1/application/heloc/co-deed';
export const E = '/service-application/external/api/v1/heloc';
export const APPLICATION = '/service-application/api/v1/application/heloc';
/** Conditions. External by name; a token is needed all the same (calls D2). */
export const Q = '/service-conditions/external/api/v1/applications/{uuid}/conditions';
