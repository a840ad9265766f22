import { visitAfter, type RegistrationDraft } from '@lintel/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readDraft, saveDraft } from '../features/draft/index.ts';
import type { Context } from '../kernel/context.ts';

/** Both registrations, at any step that a link opens. */
const REGISTRATION = /^\/account\/heloc\/register(-v2)?(\/|\?|$)/;

/**
 * Returns what was typed so far in this browser, and how the visitor came. That is saved right away, because no later
 * address contains it.
 */
export async function draftOfVisit(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RegistrationDraft> {
  const draft = (await readDraft<RegistrationDraft>(context, request)) ?? {};
  if (!REGISTRATION.test(request.url)) return draft;
  const visit = visitAfter(draft.visit, request.query as Readonly<Record<string, unknown>>);
  if (visit === undefined || visit === draft.visit) return draft;
  await saveDraft<RegistrationDraft>(context, request, reply, (kept) => ({ ...kept, visit }));
  return { ...draft, visit };
}
