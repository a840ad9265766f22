import type { Context } from '../../kernel/context.ts';
import { loadOwnRows, decryptText } from './store.ts';

/** Returns the feedback that a person sent, oldest first, for the copy of their data. */
export async function loadOwnFeedback(context: Pick<Context, 'db' | 'vault'>, identityUuid: string) {
  return (await loadOwnRows(context.db, identityUuid)).map((row) => ({
    sentAt: row.created_at.toISOString(),
    kind: row.kind,
    choice: row.choice,
    marketingConsent: row.marketing_consent,
    ...decryptText(context, row),
  }));
}
