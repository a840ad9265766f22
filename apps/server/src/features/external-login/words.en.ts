/** Named in the error when the lender's identity provider doesn't respond. */
export const EXTERNAL = { provider: 'The login service' } as const;
