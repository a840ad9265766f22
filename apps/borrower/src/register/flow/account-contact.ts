import { useEffect } from 'react';
import { useIsExternalLogin } from '../../platform/page-data.tsx';
import { useSignedIn } from '../../platform/session.ts';
import { useDraft } from './draft.tsx';

/** Contact details in the visitor's account, which aren't asked again. */
export interface AccountContact {
  email?: string;
  phoneNumber?: string;
}

/** What the step rules use besides the draft: whether the visitor is logged in, and what is known about them. */
export interface KnownVisitor {
  signedIn: boolean;
  externalLogin: boolean;
  emailKnown: boolean;
  phoneKnown: boolean;
}

export function useVisitor(): KnownVisitor {
  const signedIn = useSignedIn() === true;
  const { accountContact } = useDraft();
  const externalLogin = useIsExternalLogin();
  return {
    signedIn,
    externalLogin,
    emailKnown: signedIn && accountContact?.email !== undefined,
    phoneKnown: signedIn && accountContact?.phoneNumber !== undefined,
  };
}

/**
 * Reads the account when a logged-in visitor opens a step; after a failure the question stays. Not after a press: the
 * press that creates the account must not change the page under it.
 */
export function useLoadAccountContact(isSubmitted: boolean): void {
  const signedIn = useSignedIn() === true;
  const { accountContact, setAccountContact } = useDraft();
  const unread = signedIn && !isSubmitted && accountContact === undefined;
  useEffect(() => {
    if (unread)
      void import('./lazy/load-account-contact.ts')
        .then(({ loadAccountContact }) => loadAccountContact())
        .then(setAccountContact, () => {});
    else if (!signedIn) setAccountContact(undefined);
  }, [unread, signedIn, setAccountContact]);
}
