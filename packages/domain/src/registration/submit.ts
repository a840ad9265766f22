import type { Visitor } from './steps.ts';

/** The stages of a submit (ledger REG-011..019). */
export type SubmitStage =
  | 'waitlist'
  | 'register'
  | 'save-phone'
  | 'verify-ability'
  | 'create'
  | 'sms-consents'
  | 'start-events'
  | 'route';

/** The stages in order. Somebody who is logged in is not registered; the phone is saved when the profile has none (ledger REG-012, REG-014). */
export function submitStages(visitor: Visitor): readonly SubmitStage[] {
  const register: SubmitStage[] = visitor.signedIn ? [] : ['register'];
  const savePhone: SubmitStage[] = visitor.phoneKnown ? [] : ['save-phone'];
  return ['waitlist', ...register, ...savePhone, 'verify-ability', 'create', 'sms-consents', 'start-events', 'route'];
}

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
