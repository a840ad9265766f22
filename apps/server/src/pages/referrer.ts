import type { Brand } from '@lintel/brands';
import { referrerOutcome, type KnownAnswers, type RegistrationDraft } from '@lintel/domain';
import type { FastifyRequest } from 'fastify';
import { lookUpReferrer, toOriginatorReply, type Referrer } from '../features/originators/index.ts';
import type { Context } from '../kernel/context.ts';
import { countMiss, countRequest } from '../kernel/http/index.ts';
import { BASE, type PageData } from './page-data.ts';
import { withoutParameters } from './without-parameters.ts';

const NOT_ACCEPTING = `${BASE}/not-accepting-apps`;

type Visit = RegistrationDraft['visit'];

/** The result of the check of a visitor: the address to send them to, or their referrer. */
type Admission = { readonly redirect: string } | { readonly referrer: Referrer; readonly visit: Visit };

/**
 * Checks whether a visitor may use a registration page, by the loan officer or referral in the link. A lookup that
 * fails twice leads to the error page with Try again.
 */
export async function admitVisitor(
  context: Context,
  brand: Brand,
  request: Pick<FastifyRequest, 'url' | 'query' | 'ip'>,
  { before, now }: { readonly before: Visit; readonly now: Visit },
): Promise<Admission> {
  const { referrer: named, rid } = request.query as Readonly<Record<string, unknown>>;
  const referrer = named ?? before?.referrer;
  const isLookup = named !== undefined || rid !== undefined;
  if (isLookup) await countRequest(context, 'lookup', { address: request.ip });
  const found = await lookUpTwice(context, () =>
    lookUpReferrer(context, context.db, brand.orgCode, { referrer, rid: now?.rid }),
  );
  if (found === undefined) return { redirect: `${BASE}/unavailable?redirectUrl=${encodeURIComponent(request.url)}` };
  // As for a call that finds nothing: guessing IDs costs more than using one.
  if (isLookup && !found.originator) await countMiss(context, 'lookup', { address: request.ip });
  const isNamed = referrer !== undefined || now?.rid !== undefined;
  const lookup = found.originator ? 'FOUND' : isNamed ? 'NOT_FOUND' : 'NOT_NAMED';
  const outcome = referrerOutcome(lookup, brand.referrerRequired);
  const { path, query } = withoutParameters(request.url, ['referrer']);
  if (outcome === 'NOT_ACCEPTING') return { redirect: NOT_ACCEPTING + query };
  if (outcome === 'DROP' && named !== undefined) return { redirect: path + query };
  if (outcome === 'CONTINUE' || now?.referrer === undefined) return { referrer: found, visit: now };
  const { referrer: _dropped, ...visit } = now;
  return { referrer: found, visit };
}

/** Looks up twice if the first try fails. Returns undefined when both failed. */
export async function lookUpTwice<T>({ log }: Pick<Context, 'log'>, lookUp: () => Promise<T>): Promise<T | undefined> {
  const failed = (error: unknown): undefined => {
    log.error({ err: error }, 'a referrer was not looked up');
    return undefined;
  };
  return (await lookUp().catch(failed)) ?? lookUp().catch(failed);
}

/**
 * Returns a referral's answers about the visitor. Email and phone aren't used, because the link's ID proves nothing.
 */
export function toReferredAnswers({ referral }: Pick<Referrer, 'referral'>): KnownAnswers {
  const { name = null, address = null } = referral?.person ?? {};
  return { name, address };
}

/** Loads the page data about the loan officer who referred the owner of a draft. */
export const loadDraftReads = async (
  context: Context,
  organization: string,
  { visit }: RegistrationDraft,
): Promise<PageData['reads']> =>
  visit === undefined
    ? {}
    : toReferrerReads(
        await lookUpReferrer(context, context.db, organization, { referrer: visit.referrer, rid: visit.rid }),
      );

/** Builds the page data about the loan officer who referred a visitor. */
export function toReferrerReads({ originator }: Pick<Referrer, 'originator'>): PageData['reads'] {
  if (!originator) return {};
  const { originatorDisplayInfo, ...rules } = toOriginatorReply(originator);
  return { originator: { ...originatorDisplayInfo, ...rules } };
}
