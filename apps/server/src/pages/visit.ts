import { visitAfter, type RegistrationDraft } from '@lintel/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readDraft, saveDraft } from '../features/draft/index.ts';
import type { Context } from '../kernel/context.ts';

/** Both registrations, at whichever step a link opens them. */
const REGISTRATION = /^\/account\/heloc\/register(-v2)?(\/|\?|$)/;

/** What this browser typed so far, with how the visitor came: kept at once, because no later address says it again. */
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
