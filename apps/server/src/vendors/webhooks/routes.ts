import { findBrand } from '@lintel/brands';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import type { Feature } from '../../kernel/feature.ts';
import { refuse, countAddress } from '../../kernel/http/index.ts';
import { receiveEvent, runEvent } from './receive.ts';
import { validWebhookSecrets, type Sender } from './secrets.ts';
import { isSigned } from './signature.ts';
import { sentEvent, WEBHOOK_KINDS, type SentEvent } from './webhook.ts';

/** Most bytes of an event. */
export const MAX_WEBHOOK_BYTES = 262_144;

type WebhookParts = { Params: { kind: string; orgCode: string }; Body: Buffer };
type WebhookRequest = FastifyRequest<WebhookParts>;

/** The calls where vendors send events. The bytes stay as received until the signature is verified. */
export const vendorWebhooks: Feature = {
  backgroundJobs: { 'vendor-event': (sequence, context) => runEvent(context, sequence) },
  async routes(app, context) {
    await app.register(async (inner: FastifyInstance) => {
      inner.removeAllContentTypeParsers();
      inner.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
      const options = {
        bodyLimit: MAX_WEBHOOK_BYTES,
        onRequest: (request: FastifyRequest) => countAddress(app, request),
      };
      inner.post<WebhookParts>('/service-vendor/webhook/api/v1/:kind/:orgCode', options, async (request, reply) => {
        const sender = await requireSignedSender(context, request);
        const known = await receiveEvent(context, sender, readEvent(request.body));
        return reply.code(known ? 200 : 202).send({ received: true });
      });
    });
  },
};

/** Returns the sender of a signed event. Refuses every mistake alike: kind, organization, signature, age. */
async function requireSignedSender(context: Context, { params, headers, body }: WebhookRequest): Promise<Sender> {
  const kind = WEBHOOK_KINDS.find((known) => known === params.kind);
  const organisation = findBrand(params.orgCode, context.config.brands)?.orgCode;
  if (!kind || organisation === undefined || !Buffer.isBuffer(body)) return refuse('invalid-signature');
  const secrets = await validWebhookSecrets(context, { kind, organisation });
  if (!isSigned(headers['x-signature'], secrets, Math.floor(context.sessionNow().getTime() / 1000), body))
    return refuse('invalid-signature');
  return { kind, organisation };
}

function readEvent(body: Buffer): SentEvent {
  try {
    return sentEvent.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return refuse('invalid-request');
  }
}
