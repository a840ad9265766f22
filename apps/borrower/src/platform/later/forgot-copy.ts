/** The link to a new password, wherever one is asked for. */
export const FORGOT = { label: 'Forgot your password?', path: '/auth/forgot-password' } as const;
