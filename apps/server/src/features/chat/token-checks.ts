import type { Context } from '../../kernel/context.ts';
import type { ChatConnection } from './connection.ts';
import { findParticipants, hasStaffToken } from './participant.ts';

/** Time between two looks for sockets whose tokens are due. */
const LOOK_EVERY_MS = 250;

/**
 * Checks the tokens of a process's sockets again and again, those that are due together, so that no message waits for
 * such a check while the database answers. Returns a function that stops it.
 */
export function checkTokensPeriodically(
  context: Context,
  listConnections: () => readonly ChatConnection[],
): () => void {
  let isChecking = false;
  const timer = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    // Sockets that weren't checked in time check their own token before they pass anything on.
    void checkDueTokens(context, listConnections())
      .catch((error: unknown) => context.log.warn({ err: error }, 'the tokens of chat sockets were not checked'))
      .finally(() => (isChecking = false));
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Checks the tokens that are due now, and closes the sockets of those that no longer work. */
export async function checkDueTokens(context: Context, connections: readonly ChatConnection[]): Promise<void> {
  const startedAt = Date.now();
  const due = new Set(connections.filter((one) => one.isCheckDue(startedAt)).map((one) => one.tokenUse?.token));
  // An agent has a socket for each chat, all with one token, which is then read once for all of them.
  const checked = connections.flatMap((connection) => {
    const use = connection.tokenUse;
    return use && due.has(use.token) ? [{ connection, use }] : [];
  });
  // Staff's tokens are read one by one, and a failure leaves only the sockets of that token to their own checks.
  const groups = Map.groupBy(checked, ({ use }) => (hasStaffToken(use) ? use.token : ''));
  await Promise.all(
    [...groups.values()].map(async (group) => {
      const participants = await findParticipants(
        context,
        group.map(({ use }) => use),
      );
      for (const [index, { connection, use }] of group.entries())
        connection.acceptCheck(use, participants[index]!, startedAt);
    }),
  );
}
