import { createHmac, timingSafeEqual } from 'node:crypto';
import { findBrand } from '@lintel/brands';
import { hasSecretNumber, isTooLong } from '@lintel/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { countAddress, countUnsigned, refuse } from '../../kernel/http/index.ts';
import { markDue } from './twilio-store.ts';
import { syncWithTwilio } from './twilio-sync.ts';

/** Most bytes of an event: a message has at most 32 KB at Twilio, which the form makes three times as long. */
const MOST_BYTES = 131_072;

type Asks = { Params: { orgCode: string }; Body: string | undefined };

/**
 * Mounts the address where Twilio sends the events of a lender's conversations. An event only starts a comparison,
 * which reads everything from Twilio again. Before Twilio stores a message (`onMessageAdd`), a text with a secret
 * number or one that is too long is refused.
 */
export async function mountTwilioWebhook(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (inner: FastifyInstance) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text));
    const options = { bodyLimit: MOST_BYTES, onRequest: (request: FastifyRequest) => countAddress(app, request) };
    inner.post<Asks>('/service-csp/external/api/v1/twilio/events/:orgCode', options, async (request, reply) => {
      const organisation = findBrand(request.params.orgCode, context.config.brands)?.orgCode;
      const account = organisation === undefined ? undefined : context.config.twilio[organisation];
      const event = new URLSearchParams(request.body ?? '');
      const url = `${request.protocol}://${request.host}${request.url}`;
      if (!account || !isSigned(account.authToken, url, event, request.headers['x-twilio-signature']))
        return refuseUnsigned(context, request);
      if (event.get('EventType') === 'onMessageAdd')
        return reply.code(isRefused(event.get('Body') ?? '') ? 403 : 200).send({});
      const uuid = await markDue(context.db, { sid: event.get('ConversationSid') ?? '' });
      if (uuid !== undefined) await syncWithTwilio(context, uuid);
      return reply.code(200).send({});
    });
  });
}

const isRefused = (text: string): boolean => isTooLong(text) || hasSecretNumber(text);

/** Counts an event without Twilio's signature, and limits such events by address. Signed ones aren't limited. */
async function refuseUnsigned(context: Context, request: FastifyRequest): Promise<never> {
  context.metrics.countTwilio('webhook-refused');
  await countUnsigned(context, request.ip);
  return refuse('invalid-signature');
}

/** Twilio signs the address, then each parameter's name and value, sorted by name, with HMAC-SHA1. */
function isSigned(authToken: string, url: string, event: URLSearchParams, signature: unknown): boolean {
  if (typeof signature !== 'string') return false;
  const text = [...event]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flat()
    .join('');
  const expected = createHmac('sha1', authToken)
    .update(url + text)
    .digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
