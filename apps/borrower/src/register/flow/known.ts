import { useEffect } from 'react';
import { useSignedIn } from '../../platform/session.ts';
import { useDraft } from './draft.tsx';

/** What the account of a visitor says of how to reach them; it is not asked again (ledger REG-009). */
export interface Known {
  email?: string;
  phoneNumber?: string;
}

/** What the rules of the steps look at besides the draft: whether the visitor is signed in, and what of them is known. */
export interface KnownVisitor {
  signedIn: boolean;
  emailKnown: boolean;
  phoneKnown: boolean;
}

export function useVisitor(): KnownVisitor {
  const signedIn = useSignedIn() === true;
  const { known } = useDraft();
  return {
    signedIn,
    emailKnown: signedIn && known?.email !== undefined,
    phoneKnown: signedIn && known?.phoneNumber !== undefined,
  };
}

/**
 * Reads it once somebody who is signed in stands at a step; a failure leaves the question where it is. Not after a press: the one that makes the
 * account must not change the page under it.
 */
export function useReadKnown(isPressed: boolean): void {
  const signedIn = useSignedIn() === true;
  const { known, learn } = useDraft();
  const unread = signedIn && !isPressed && known === undefined;
  useEffect(() => {
    if (unread) void import('./later/read-known.ts').then(({ readKnown }) => readKnown()).then(learn, () => {});
    else if (!signedIn) learn(undefined);
  }, [unread, signedIn, learn]);
}
