// Base paths of the calls. The odd spellings are the specification's; `spellings.ts` lists the aliases that also work.

/** One application of the caller. */
export const HELOC_API = '/service-application/api/v3/application/helocs/{uuid}';
/** One loan of the caller, who can also be its signer: status, documents, income, bank, signing and more. */
export const BORROWER_API = '/service-krang-heloc/borrower/secure/api/v1/{uuid}';
/** Calls that only an additional signer makes. */
export const CO_DEED_API = '/service-application/api/v1/application/heloc/co-deed';
/** Public calls about the product, without a token. */
export const EXTERNAL_API = '/service-application/external/api/v1/heloc';
/** All applications of the caller. */
export const APPLICATION_API = '/service-application/api/v1/application/heloc';
/** The conditions of a loan. The path says external, but a token is required. */
export const CONDITIONS_API = '/service-conditions/external/api/v1/applications/{uuid}/conditions';
