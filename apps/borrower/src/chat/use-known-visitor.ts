import { readIdentity, readProfile } from '@lintel/contract';
import { formatShortName } from '@lintel/domain';
import { publicApi } from '../platform/lazy/api.ts';
import { queryClient } from '../platform/lazy/query-client.ts';
import { useRead } from '../platform/lazy/use-read.ts';
import { useLoggedIn } from '../platform/session.ts';

/** The name and email of the person in the chat, known from their login. */
export interface KnownVisitor {
  /** Whether the account is still being read. */
  readonly isLoading: boolean;
  /** First and last name. */
  readonly friendlyName: string | undefined;
  readonly emailAddress: string | undefined;
}

/**
 * Reads the name and email of a logged-in borrower. Both undefined without a login, the name also for a new account.
 */
export function useKnownVisitor(): KnownVisitor {
  const isLoggedIn = useLoggedIn() === true;
  const options = { client: queryClient, send: publicApi, enabled: isLoggedIn };
  const profile = useRead(readProfile, {}, options);
  const identity = useRead(readIdentity, {}, options);
  const name = profile.data?.name;
  return {
    isLoading: isLoggedIn && (profile.isPending || identity.isPending),
    friendlyName: name ? formatShortName(name) : undefined,
    emailAddress: identity.data?.email,
  };
}
