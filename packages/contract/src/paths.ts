/** Base paths. The odd spellings are the specification's; `spellings.ts` lists the aliases that also work. */
export const HELOC_API = '/service-application/api/v3/application/helocs/{uuid}';
export const BORROWER_API = '/service-krang-heloc/borrower/secure/api/v1/{uuid}';
/** Calls that only an additional signer makes. */
export const CO_DEED_API = '/service-application/api/v1/application/heloc/co-deed';
export const EXTERNAL_API = '/service-application/external/api/v1/heloc';
export const APPLICATION = '/service-application/api/v1/application/heloc';
/** Conditions. The path says external, but a token is required. */
export const CONDITIONS_API = '/service-conditions/external/api/v1/applications/{uuid}/conditions';
