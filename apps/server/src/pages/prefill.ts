import type { Brand } from '@lintel/brands';
import { prefillDraft, registerFlags, type OfferCode, type RegistrationDraft } from '@lintel/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findOpenOffer } from '../features/offer-codes/index.ts';
import { loadPrepop, redeemPartnerLink } from '../features/prepop/index.ts';
import type { Context } from '../kernel/context.ts';
import { countMiss, countRequest, Refused } from '../kernel/http/index.ts';
import { withoutParameters } from './without-parameters.ts';

type Query = Readonly<Record<string, unknown>>;
type PageRequest = Pick<FastifyRequest, 'ip' | 'cookies' | 'query' | 'url'>;

/** Parameters whose values are secrets. They are removed so that the address bar and the history don't keep them. */
const SECRET_PARAMETERS = ['offerCode', 'prepop'] as const;

/** Returns the URL without `offerCode` and `prepop`, or undefined if it has neither. */
export function addressWithoutSecrets({ url, query }: Pick<FastifyRequest, 'url' | 'query'>): string | undefined {
  if (!SECRET_PARAMETERS.some((name) => name in (query as Query))) return undefined;
  const clean = withoutParameters(url, SECRET_PARAMETERS);
  return clean.path + clean.query;
}

/** Exchanges the token of a partner's link for the cookie by which the partner's answers are found. */
export async function openPartnerLink(
  context: Context,
  brand: Brand,
  { query }: PageRequest,
  reply: FastifyReply,
): Promise<void> {
  const { prepop } = query as Query;
  if (typeof prepop === 'string') await redeemPartnerLink(context, brand.orgCode, prepop, reply);
}

/** Prefills the draft from the partner's data, once per visit. Returns only the changed parts. */
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
 * Looks up the offer code of a new link. A code that is unknown, expired or over the rate limit is dropped from the
 * visit, and the registration continues with the code that it had, or without one.
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

/** Uses the API's rate limit, so that guessing codes through the page isn't cheaper. */
async function findOfferWithinLimits(
  context: Context,
  organization: string,
  address: string,
  code: string,
): Promise<OfferCode | undefined> {
  try {
    await countRequest(context, 'lookup', { address });
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
  const offer = await findOpenOffer(context, organization, code);
  if (!offer) await countMiss(context, 'lookup', { address });
  return offer;
}
