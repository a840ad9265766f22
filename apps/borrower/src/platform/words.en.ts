export const PENDING = { loading: 'Loading' } as const;

export const PROTECTION = {
  data: 'Your data is protected with 256-bit encryption. We never see or store your bank login.',
} as const;

/** Starts a page's title while its form has errors. */
export const SCREEN = { error: 'Error: ' } as const;
