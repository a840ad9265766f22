import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '../../kernel/context.ts';
import { newNonce } from '../../kernel/http/index.ts';
import { readTransaction, type Transaction } from '../../vendors/index.ts';
import { notaryPage } from './page.ts';
import { clickButton } from './session.ts';

const posted = z.object({ act: z.string() });

/** Mounts the page for meeting the notary, on the sandbox's port. */
export function notaryRoutes(api: FastifyInstance, app: FastifyInstance, context: Context): void {
  const read = (token: string) => readTransaction(context.db, context.vault, { token });
  const none = (reply: FastifyReply) => reply.code(404).send({ message: 'Session not found.' });

  api.get<{ Params: { token: string } }>('/notary/:token', async ({ params }, reply) => {
    const transaction = await read(params.token);
    if (!transaction) return none(reply);
    return transaction.ended === null
      ? show(reply, transaction)
      : reply.redirect(transaction.request.redirect_url, 303);
  });

  api.post<{ Params: { token: string } }>('/notary/:token', async ({ params, body }, reply) => {
    const transaction = await read(params.token);
    if (!transaction) return none(reply);
    const isOver = await clickButton(app, context, transaction, z.parse(posted, body).act);
    return reply.redirect(isOver ? transaction.request.redirect_url : `/notary/${params.token}`, 303);
  });
}

/** The form's answer redirects to the application, which browsers count as a target of the form. */
function show(reply: FastifyReply, transaction: Transaction): FastifyReply {
  const nonce = newNonce();
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${new URL(transaction.request.redirect_url).origin}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(notaryPage(transaction, nonce));
}
