import { readIdentity, readProfile } from '@lintel/contract';
import { formatShortName } from '@lintel/domain';
import { publicApi } from '../platform/lazy/api.ts';
import { queryClient } from '../platform/lazy/query-client.ts';
import { useRead } from '../platform/lazy/use-read.ts';
import { useSignedIn } from '../platform/session.ts';

export interface KnownVisitor {
  /** Whether the account is still being read. */
  readonly isLoading: boolean;
  readonly friendlyName: string | undefined;
  readonly emailAddress: string | undefined;
}

/** Who is logged in, as far as the account says: a new account has no name yet. */
export function useKnownVisitor(): KnownVisitor {
  const isSignedIn = useSignedIn() === true;
  const options = { client: queryClient, send: publicApi, enabled: isSignedIn };
  const profile = useRead(readProfile, {}, options);
  const identity = useRead(readIdentity, {}, options);
  const name = profile.data?.name;
  return {
    isLoading: isSignedIn && (profile.isPending || identity.isPending),
    friendlyName: name ? formatShortName(name) : undefined,
    emailAddress: identity.data?.email,
  };
}
