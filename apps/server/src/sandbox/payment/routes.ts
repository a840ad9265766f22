import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '../../kernel/context.ts';
import { newNonce } from '../../kernel/http/index.ts';
import { paySandboxPage, readSandboxPayment, type SandboxPayment, sendEvent } from '../../vendors/index.ts';
import { paymentPage } from './page.ts';

const posted = z.object({ act: z.enum(['pay', 'declined', 'leave']) });

/**
 * Mounts the payment service's pages, on the sandbox's port. A payment is reported to the server as a real service
 * would, before the browser returns.
 */
export function paymentRoutes(api: FastifyInstance, app: FastifyInstance, context: Context): void {
  const read = (token: string) => readSandboxPayment(context.db, token);

  api.get<{ Params: { token: string } }>('/pay/:token', async ({ params }, reply) => {
    const payment = await read(params.token);
    return payment ? show(reply, payment) : reply.code(404).send({ message: 'Payment not found.' });
  });

  api.post<{ Params: { token: string } }>('/pay/:token', async ({ params, body }, reply) => {
    const payment = await read(params.token);
    if (!payment) return reply.code(404).send({ message: 'Payment not found.' });
    const { act } = z.parse(posted, body);
    if (act === 'declined') return show(reply.code(422), payment, 'The card was declined. Nothing was charged.');
    if (act === 'leave') return reply.redirect(payment.return_url, 303);
    if (!(await paySandboxPage(context.db, payment.token)))
      return show(reply.code(422), payment, 'This page has expired. Nothing was charged.');
    const event = {
      eventId: `paid-${payment.token}`,
      type: 'paid',
      reference: payment.key,
      occurredAt: new Date().toISOString(),
      data: { amount: payment.amount_cents / 100 },
    };
    await sendEvent(app, context, { kind: 'payment', organisation: payment.organisation }, event);
    return reply.redirect(payment.return_url, 303);
  });
}

/** The form's answer redirects to the application, which browsers count as a target of the form. */
function show(
  reply: FastifyReply,
  { about, amount_cents: amountCents, return_url: back }: SandboxPayment,
  trouble?: string,
): FastifyReply {
  const nonce = newNonce();
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${new URL(back).origin}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(paymentPage({ about, amountCents, nonce, ...(trouble !== undefined && { trouble }) }));
}
