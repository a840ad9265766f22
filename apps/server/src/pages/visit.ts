import type { Brand } from '@lintel/brands';
import { offerAnswers, prefillDraft, mergeVisit, type RegistrationDraft } from '@lintel/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readDraft, saveDraft } from '../features/draft/index.ts';
import type { Referrer } from '../features/originators/index.ts';
import type { Context } from '../kernel/context.ts';
import type { PageData } from './page-data.ts';
import { addressWithoutSecrets, fillFromPartner, lookUpOffer, openPartnerLink } from './prefill.ts';
import { admitVisitor, loadDraftReads, toReferredAnswers, toReferrerReads } from './referrer.ts';

/** Both registrations, at any step that a link opens. */
const REGISTRATION = /^\/account\/heloc\/register(-v2)?(\/|\?|$)/;
/** Pages below the registration that help people who already started. */
const HELP = /^\/account\/heloc\/register\/(support|account-setup)(\/|\?|$)/;

/** Whether a page belongs to the registration, at any of its steps. */
export const isRegistration = (url: string): boolean => REGISTRATION.test(url) && !HELP.test(url);

/** A visitor's registration so far in this browser, and the page data about their referrer. */
export interface Visit {
  readonly draft: RegistrationDraft;
  readonly reads: PageData['reads'];
}

/**
 * Opens a page for a visitor: returns their draft, or the address to open instead. Saves the link's parameters in the
 * draft right away, because no later address contains them.
 */
export async function openVisit(
  context: Context,
  brand: Brand,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visit | { readonly redirect: string }> {
  const draft = (await readDraft<RegistrationDraft>(context, request)) ?? {};
  if (!isRegistration(request.url)) return { draft, reads: await loadDraftReads(context, brand.orgCode, draft) };
  const now = mergeVisit(draft.visit, request.query as Readonly<Record<string, unknown>>);
  const admission = await admitVisitor(context, brand, request, { before: draft.visit, now });
  if ('redirect' in admission) return admission;
  const { visit, referrer } = admission;
  const reads = toReferrerReads(referrer);
  const clean = addressWithoutSecrets(request);
  if (clean !== undefined) await openPartnerLink(context, brand, request, reply);
  const changed = await changedParts(context, brand, request, draft, { visit, referrer });
  if (Object.keys(changed).length > 0)
    await saveDraft<RegistrationDraft>(context, request, reply, (kept) => ({ ...kept, ...changed }));
  return clean === undefined ? { draft: { ...draft, ...changed }, reads } : { redirect: clean };
}

/**
 * Returns the parts of the draft that a link changes: its parameters, and the answers of the referral, the offer letter
 * and the partner. Answers that the visitor typed stay, and an earlier source goes first.
 */
async function changedParts(
  context: Context,
  brand: Brand,
  request: FastifyRequest,
  draft: RegistrationDraft,
  admitted: { readonly visit: RegistrationDraft['visit']; readonly referrer: Referrer },
): Promise<RegistrationDraft> {
  const { visit, offer } = await lookUpOffer(context, brand, request, { before: draft.visit, now: admitted.visit });
  const isNewReferral = visit?.rid !== undefined && visit.rid !== draft.visit?.rid;
  const referral = isNewReferral ? prefillDraft(draft, toReferredAnswers(admitted.referrer), 'OFFICER') : {};
  const letter = offer ? prefillDraft({ ...draft, ...referral }, offerAnswers(offer), 'OFFER') : {};
  const partner = await fillFromPartner(context, brand, request, { ...draft, ...referral, ...letter });
  return { ...(visit && visit !== draft.visit ? { visit } : {}), ...referral, ...letter, ...partner };
}
