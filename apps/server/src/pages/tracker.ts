import type { Brand } from '@lintel/brands';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { assignExperiments, ensureTracker, readTracker } from '../features/experiments/index.ts';
import type { Context } from '../kernel/context.ts';
import type { PageData } from './page-data.ts';
import { isRegistration } from './visit.ts';

/**
 * Which variations a registration page shows this browser, and its tracker; creation sends both. A page shows the usual
 * product when they can't be read. Other pages have the tracker that the browser has.
 */
export async function trackerReads(
  context: Context,
  brand: Brand,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageData['reads']> {
  if (!isRegistration(request.url)) {
    const trackerUuid = readTracker(context, request);
    return trackerUuid === undefined ? {} : { trackerUuid };
  }
  const trackerUuid = ensureTracker(context, request, reply);
  try {
    return { trackerUuid, experiments: await assignExperiments(context, brand.orgCode, trackerUuid) };
  } catch (error) {
    context.log.error({ err: error }, 'experiments were not read');
    return { trackerUuid, experiments: [] };
  }
}
