/** The body of the registration call. Throws when email, phone or password is missing (ledger REG-039, ERR-006). */
export function registerBody(of: {
  email?: string | undefined;
  phoneNumber?: string | undefined;
  password?: string | undefined;
}) {
  const { email, password, phoneNumber } = of;
  if (!email || !phoneNumber || !password) throw new Error('Missing email, phone or password');
  return { email, password, phoneNumber };
}

/** What a failed submit leads to. Every one is logged; the draft outlives it. */
export type SubmitOutcome =
  | { readonly kind: 'ACCOUNT_EXISTS' }
  | { readonly kind: 'STAY'; readonly banner: string }
  | { readonly kind: 'TRY_AGAIN' }
  | { readonly kind: 'DASHBOARD' };

/**
 * Where a failed submit leads (ledger REG-041..043, resolutions OP-A-037, OP-B-030). `at` is the call that failed: an identity that cannot be
 * read after registering is one that exists. A network that gave no answer rejects nobody and is tried again.
 */
export function submitOutcome(failure: {
  at: 'register' | 'identity' | 'create' | 'other';
  message: string;
  network?: boolean;
}): SubmitOutcome {
  if (failure.network) return { kind: 'TRY_AGAIN' };
  if (failure.at === 'identity' || failure.message === 'identity exists') return { kind: 'ACCOUNT_EXISTS' };
  if (failure.message.toLowerCase().startsWith('we do not currently offer loans in'))
    return { kind: 'STAY', banner: failure.message };
  return { kind: 'DASHBOARD' };
}

/** The seven messages while a submit runs, in order and to the letter (ledger REG-010). Each ticks when the server reports its stage. */
export const PROCESSING_MESSAGES = [
  'Creating your account',
  'Pulling your soft credit',
  'Locating your property',
  'Determining property value',
  'Determining your eligibility',
  'Calculating your offers',
  'Generating your quote',
] as const;
