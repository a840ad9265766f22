export const PENDING = { loading: 'Loading' } as const;

/** Starts a page's title while its form has errors. */
export const SCREEN = { error: 'Error: ' } as const;
