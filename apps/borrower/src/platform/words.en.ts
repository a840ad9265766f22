export const PENDING = { loading: 'Loading' } as const;
