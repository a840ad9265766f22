import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { loanNow } from '../../loan-file/index.ts';
import { updateTransaction, readTransaction, type Transaction, sendEvent } from '../../vendors/index.ts';
import { ENDINGS } from './page.ts';

type NotaryEventType = 'session.ready' | 'session.started' | 'session.ended' | 'signing.completed';

/** The notary of the sandbox, as named on a deed. */
const NOTARY = { name: 'Nora Sample', commission: 'SB-20417' } as const;

/**
 * Handles a click on a button of the notary's page and reports the event to the server, as a platform would. An ended
 * session doesn't change. Returns whether the session is over.
 */
export async function clickButton(
  app: FastifyInstance,
  context: Context,
  transaction: Transaction,
  act: string,
): Promise<boolean> {
  const { db } = context;
  const { token, request, stage } = transaction;
  const report = (type: NotaryEventType, data: Record<string, unknown>) =>
    sendEvent(
      app,
      context,
      { kind: 'notary', organisation: transaction.organisation },
      { eventId: `${type}-${token}`, type, reference: request.external_id, occurredAt: new Date().toISOString(), data },
    );
  const ending = ENDINGS.find((one) => one.act === act);
  if (ending) {
    if (await updateTransaction(db, token, { ended: ending.because }))
      await report('session.ended', { because: ending.because });
    return true;
  }
  if (act === 'ready' && stage === 'WAITING') {
    if (await updateTransaction(db, token, { stage: 'ID' })) await report('session.ready', {});
    return false;
  }
  if (act === 'id' && stage === 'ID') {
    if (await updateTransaction(db, token, { stage: 'PAPERS' })) await report('session.started', {});
    return false;
  }
  if (act === 'sign' && stage === 'PAPERS') {
    const at = (await loanNow(context, db)).toISOString();
    if (await updateTransaction(db, token, { ended: 'SIGNED' }))
      await report('signing.completed', buildSigningData(transaction, at));
    return true;
  }
  return transaction.ended !== null;
}

/** Builds the platform's webhook data about a signing. */
export function buildSigningData(
  { request: { documents, property_state: state } }: Transaction,
  at: string,
): Record<string, unknown> {
  return {
    documents: documents.map(({ external_id: documentUuid, sha256 }) => ({ documentUuid, sha256 })),
    at,
    how: 'ELECTRONIC',
    place: { type: 'REMOTE' },
    noticesHanded: [],
    notary: { ...NOTARY, state },
  };
}

/** Does a willing person's whole visit: shows the ID and signs. */
export async function signBeforeNotary(app: FastifyInstance, context: Context, sessionId: string): Promise<void> {
  for (const act of ['ready', 'id', 'sign']) {
    const transaction = await readTransaction(context.db, context.vault, { externalId: sessionId });
    if (transaction) await clickButton(app, context, transaction, act);
  }
}
