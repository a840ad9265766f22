import { useEffect } from 'react';
import { useIsExternalLogin } from '../../platform/page-data.tsx';
import { useLoggedIn } from '../../platform/session.ts';
import { useDraft } from './draft.tsx';

/** Contact details in the visitor's account, which aren't asked again. */
export interface AccountContact {
  email?: string;
  phoneNumber?: string;
}

/** Facts about the visitor for the step rules: whether they are logged in, and which contact details are known. */
export interface KnownVisitor {
  loggedIn: boolean;
  externalLogin: boolean;
  emailKnown: boolean;
  phoneKnown: boolean;
}

export function useVisitor(): KnownVisitor {
  const loggedIn = useLoggedIn() === true;
  const { accountContact } = useDraft();
  const externalLogin = useIsExternalLogin();
  return {
    loggedIn,
    externalLogin,
    emailKnown: loggedIn && accountContact?.email !== undefined,
    phoneKnown: loggedIn && accountContact?.phoneNumber !== undefined,
  };
}

/**
 * Reads the account when a logged-in visitor opens a step; after a failure the step asks as usual. Not after a submit:
 * the submit that creates the account mustn't change its page.
 */
export function useLoadAccountContact(isSubmitted: boolean): void {
  const loggedIn = useLoggedIn() === true;
  const { accountContact, setAccountContact } = useDraft();
  const unread = loggedIn && !isSubmitted && accountContact === undefined;
  useEffect(() => {
    if (unread)
      void import('./lazy/load-account-contact.ts')
        .then(({ loadAccountContact }) => loadAccountContact())
        .then(setAccountContact, () => {});
    else if (!loggedIn) setAccountContact(undefined);
  }, [unread, loggedIn, setAccountContact]);
}
