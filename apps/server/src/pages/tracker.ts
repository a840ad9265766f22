import type { Brand } from '@lintel/brands';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { assignVariations, ensureTracker, readTracker } from '../features/experiments/index.ts';
import type { Context } from '../kernel/context.ts';
import type { PageData } from './page-data.ts';
import { isRegistration } from './visit.ts';

/**
 * Loads the page data about experiments: the browser's tracker and, on a registration page, the variations that it
 * sees. The request that creates an application sends both. When they can't be read, the page shows the usual product.
 */
export async function loadTrackerReads(
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
    return { trackerUuid, experiments: await assignVariations(context, brand.orgCode, trackerUuid) };
  } catch (error) {
    context.log.error({ err: error }, 'experiments were not read');
    return { trackerUuid, experiments: [] };
  }
}
