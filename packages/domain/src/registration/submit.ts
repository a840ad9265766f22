/**
 * Builds the body of the call that creates the borrower's account.
 *
 * @throws Error when email, phone or password is missing
 */
export function registerBody({
  email,
  phoneNumber,
  password,
}: {
  email?: string | undefined;
  phoneNumber?: string | undefined;
  password?: string | undefined;
}) {
  if (!email || !phoneNumber || !password) throw new Error('Missing email, phone or password');
  return { email, password, phoneNumber };
}

/** The message or page that follows a failed submit. Every failure is logged; the draft is kept. */
export type SubmitOutcome =
  | { readonly kind: 'ACCOUNT_EXISTS' }
  | { readonly kind: 'STAY'; readonly banner: string }
  | { readonly kind: 'TRY_AGAIN' }
  | { readonly kind: 'DASHBOARD' };

/**
 * Decides what the registration shows after a failed submit. `at` is the call that failed: an identity that can't be
 * read after registering already exists. A network failure rejects no one and is retried.
 */
export function submitOutcome(failure: {
  at: 'register' | 'identity' | 'create' | 'other';
  message: string;
  /** The message in the reader's language. */
  sentence?: string;
  network?: boolean;
}): SubmitOutcome {
  if (failure.network) return { kind: 'TRY_AGAIN' };
  if (failure.at === 'identity' || failure.message === 'identity exists') return { kind: 'ACCOUNT_EXISTS' };
  if (failure.message.toLowerCase().startsWith('we do not currently offer loans in'))
    return { kind: 'STAY', banner: failure.sentence ?? failure.message };
  return { kind: 'DASHBOARD' };
}
