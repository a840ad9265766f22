import { startSession } from '../src/identity/sessions.ts';
import type { Context } from '../src/kernel/context.ts';

/** Starts a session without a login and returns its token. */
export const createSession = (context: Context, session: Parameters<typeof startSession>[2]): Promise<string> =>
  context.db.transaction().execute((trx) => startSession(context, trx, session));
