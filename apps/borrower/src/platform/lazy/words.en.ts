/** Text for a failed submit without an explanation from the server. */
export const SUBMIT = {
  notSent: 'We couldn’t send this. Check your connection and try again; what you typed is still here.',
  broken:
    'Something went wrong on our side, so this wasn’t sent. What you typed is still here. Try again later, or call us.',
} as const;

/** A span of time on one day, as "Tue, Nov 24, 9:00 AM to 11:00 AM". */
export const SPAN = (day: string, from: string, to: string): string => `${day}, ${from} to ${to}`;

/** A day to come and its distance from today: "Wed, Dec 2 (in 7 days)". */
export const DUE = (day: string, distance: string): string => `${day} (${distance})`;

/** The link to reset the password, wherever a password is asked for. */
export const FORGOT = { label: 'Forgot your password?', path: '/auth/forgot-password' } as const;

/** A field for a code of the authenticator app or, instead, a recovery code. */
export const EITHER_CODE = {
  label: 'Code from your authenticator app',
  hint: '6 digits, or one of your recovery codes',
  missing: 'Enter the 6-digit code from your authenticator app, or a recovery code.',
} as const;

/** Confirmations at the bottom of the page. */
export const TOASTS = { label: 'Messages', dismiss: 'Dismiss' } as const;

/** An emailed link that wasn't opened because the server didn't answer. */
export const LINK_FAILED = {
  title: 'We couldn’t open your link',
  lead: 'It may still work. Check your connection and try again.',
  again: 'Try again',
} as const;
