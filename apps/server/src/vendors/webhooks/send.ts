import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { loadWebhookSecret, type Sender } from './secrets.ts';
import { sign } from './signature.ts';

/**
 * The ways in which a tester can spoil an event: signed with another secret, changed after signing, six minutes old.
 */
export const TAMPERINGS = ['signature', 'body', 'old'] as const;
export type Tampering = (typeof TAMPERINGS)[number];

/** Sends an event as the sandbox's vendor does: through the whole pipeline, signed with the organization's secret. */
export async function sendEvent(
  app: FastifyInstance,
  context: Context,
  sender: Sender,
  event: unknown,
  tamper?: Tampering,
): Promise<{ status: number; body: unknown }> {
  const raw = Buffer.from(JSON.stringify(event));
  const secret = await loadWebhookSecret(context, sender);
  const seconds = Math.floor(context.sessionNow().getTime() / 1000) - (tamper === 'old' ? 360 : 0);
  const signature = sign(tamper === 'signature' ? `${secret}x` : secret, seconds, raw);
  const answer = await app.inject({
    method: 'POST',
    url: `/service-vendor/webhook/api/v1/${sender.kind}/${sender.organisation}`,
    headers: { 'content-type': 'application/json', 'x-signature': signature },
    payload: tamper === 'body' ? Buffer.concat([raw, Buffer.from(' ')]) : raw,
  });
  return { status: answer.statusCode, body: answer.json() };
}
