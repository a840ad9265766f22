import type { Brand } from '@lintel/brands';
import { prefillDraft, registerFlags, type OfferCode, type RegistrationDraft } from '@lintel/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findOpenOffer } from '../features/offer-codes/index.ts';
import { loadPrepop, openLink } from '../features/prepop/index.ts';
import type { Context } from '../kernel/context.ts';
import { countMiss, countRequest, Refused } from '../kernel/http/index.ts';
import { withoutParameters } from './without-parameters.ts';

type Query = Readonly<Record<string, unknown>>;
type PageRequest = Pick<FastifyRequest, 'ip' | 'cookies' | 'query' | 'url'>;

/** Parameters that open something, so the address bar and the browser's history don't keep them. */
const SECRET_PARAMETERS = ['offerCode', 'prepop'] as const;

/** The address without what opens something; undefined when it has nothing of the kind. */
export function addressWithoutSecrets({ url, query }: Pick<FastifyRequest, 'url' | 'query'>): string | undefined {
  if (!SECRET_PARAMETERS.some((name) => name in (query as Query))) return undefined;
  const clean = withoutParameters(url, SECRET_PARAMETERS);
  return clean.path + clean.query;
}

/** Exchanges the token of a partner's link for the prefill cookie. */
export async function openPartnerLink(
  context: Context,
  brand: Brand,
  { query }: PageRequest,
  reply: FastifyReply,
): Promise<void> {
  const { prepop } = query as Query;
  if (typeof prepop === 'string') await openLink(context, brand.orgCode, prepop, reply);
}

/** What a partner knows of the visitor, once per visit. Returns the parts of the draft that change. */
export async function fillFromPartner(
  context: Context,
  brand: Brand,
  request: PageRequest,
  draft: RegistrationDraft,
): Promise<RegistrationDraft> {
  if (registerFlags(draft).isPrepopComplete) return {};
  const found = await loadPrepop(context, brand.orgCode, request);
  if (!found) return {};
  const { partner, answers } = found;
  const { abVersion, appIndicator, liveOffers } = answers.affiliate ?? {};
  return {
    ...prefillDraft(draft, answers, 'PARTNER'),
    prepop: {
      isPrepopComplete: 'true',
      partner,
      affiliateAbVersion: abVersion ?? undefined,
      affiliateAppIndicator: appIndicator ?? undefined,
      affiliateLiveOffers: liveOffers ?? undefined,
    },
  };
}

type Visit = RegistrationDraft['visit'];

/**
 * Looks up the offer code of a new link. A code that is unknown, over or asked for too often is dropped from the visit,
 * and the registration continues with the code that it had, or without one (OP-A-035).
 */
export async function lookUpOffer(
  context: Context,
  brand: Brand,
  { ip }: PageRequest,
  { before, now }: { readonly before: Visit; readonly now: Visit },
): Promise<{ readonly visit: Visit; readonly offer?: OfferCode }> {
  if (now?.offerCode === undefined || now.offerCode === before?.offerCode) return { visit: now };
  const offer = await findOfferWithinLimits(context, brand.orgCode, ip, now.offerCode);
  if (offer) return { visit: now, offer };
  const { offerCode: _unknown, ...rest } = now;
  const visit = before?.offerCode === undefined ? rest : { ...rest, offerCode: before.offerCode };
  return { visit: Object.keys(visit).length === 0 ? before : visit };
}

/** Counts as a call does, so that a page is no way around the limit on guesses. */
async function findOfferWithinLimits(
  context: Context,
  organisation: string,
  address: string,
  code: string,
): Promise<OfferCode | undefined> {
  try {
    await countRequest(context, 'L3', { address });
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
  const offer = await findOpenOffer(context, organisation, code);
  if (!offer) await countMiss(context, 'L3', { address });
  return offer;
}
