import type { Brand } from '@lintel/brands';
import { visitAfter, type RegistrationDraft } from '@lintel/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readDraft, saveDraft } from '../features/draft/index.ts';
import type { Context } from '../kernel/context.ts';
import type { PageData } from './page-data.ts';
import { admitVisitor, readsOfDraft, referredSteps, referrerReads } from './referrer.ts';

/** Both registrations, at any step that a link opens. */
const REGISTRATION = /^\/account\/heloc\/register(-v2)?(\/|\?|$)/;
/** Pages below the registration that help people who already started. */
const HELP = /^\/account\/heloc\/register\/(support|account-setup)(\/|\?|$)/;

/** What was typed so far in this browser, and what the page's data say of who sent the visitor. */
export interface Visit {
  readonly draft: RegistrationDraft;
  readonly reads: PageData['reads'];
}

/**
 * Returns the visit of a page, or the page to open instead. How the visitor came is saved right away, because no later
 * address contains it.
 */
export async function openVisit(
  context: Context,
  brand: Brand,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visit | { readonly redirect: string }> {
  const draft = (await readDraft<RegistrationDraft>(context, request)) ?? {};
  if (!REGISTRATION.test(request.url) || HELP.test(request.url))
    return { draft, reads: await readsOfDraft(context, brand.orgCode, draft) };
  const now = visitAfter(draft.visit, request.query as Readonly<Record<string, unknown>>);
  const admission = await admitVisitor(context, brand, request, { before: draft.visit, now });
  if ('redirect' in admission) return admission;
  const { visit, referrer } = admission;
  const reads = referrerReads(referrer);
  if (visit === undefined || visit === draft.visit) return { draft, reads };
  const isNewReferral = visit.rid !== undefined && visit.rid !== draft.visit?.rid;
  const changed = { ...(isNewReferral ? referredSteps(referrer, draft) : {}), visit };
  await saveDraft<RegistrationDraft>(context, request, reply, (kept) => ({ ...kept, ...changed }));
  return { draft: { ...draft, ...changed }, reads };
}
