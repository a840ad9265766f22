import type { PlaidSessions } from './sessions.ts';
import { findSandboxUser } from './users.ts';

/**
 * Logs in on the sandbox's page by a public token such as `public-sandbox-user_good`, for callers without a browser.
 * Plaid's own sandbox gives public tokens without one too.
 */
export async function completeLinkByToken(
  { publicToken, linkUuid }: { readonly publicToken: string | null; readonly linkUuid: string },
  sessions: PlaidSessions,
): Promise<void> {
  const username = /^public-sandbox-(user_[a-z]+)$/.exec(publicToken ?? '')?.[1] ?? null;
  const session = findSandboxUser(username) && (await sessions.byUser(linkUuid));
  if (session?.ended === null) await sessions.end(session.token, { username, ended: 'DONE' });
}
