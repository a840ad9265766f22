import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseTooMany } from './errors.ts';
import { toSubscriber } from './network.ts';

type Check = ReturnType<FastifyInstance['createRateLimit']>;

declare module 'fastify' {
  interface FastifyInstance {
    generalLimits: { readonly session: Check; readonly address: Check };
  }
}

/**
 * The general rate class, in memory for each replica: 600 requests in 5 minutes for a session, 1,200 for an address.
 */
export function generalLimits(app: FastifyInstance, quotas: number): FastifyInstance['generalLimits'] {
  const window = { timeWindow: 5 * 60_000 };
  return {
    session: app.createRateLimit({
      ...window,
      max: 600 * quotas,
      keyGenerator: (request) => request.caller?.sid ?? toSubscriber(request.ip),
    }),
    address: app.createRateLimit({
      ...window,
      max: 1200 * quotas,
      keyGenerator: (request) => toSubscriber(request.ip),
    }),
  };
}

/** Counts a request for its address, before anything else of it is read. Refuses with 429. */
export const countAddress = (app: FastifyInstance, request: FastifyRequest): Promise<void> =>
  count(app.generalLimits.address, request);

/** Counts a request for its session, if it has one. Refuses with 429. */
export const countSession = async (app: FastifyInstance, request: FastifyRequest): Promise<void> => {
  if (request.caller) await count(app.generalLimits.session, request);
};

async function count(check: Check, request: FastifyRequest): Promise<void> {
  const limit = await check(request);
  if (!limit.isAllowed && limit.isExceeded) refuseTooMany(limit.ttlInSeconds);
}
