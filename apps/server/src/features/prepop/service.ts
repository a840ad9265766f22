import type { HandlerReply, readPrepop, storePrepop } from '@lintel/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { browserCookie, newToken, pageAddress, refuse } from '../../kernel/http/index.ts';
import { DAY_MS } from '../../kernel/time.ts';
import { evaluateFlags } from '../optimize/index.ts';
import { deletePrepop, findPartner, findPrepop, insertPrepop, redeemLink } from './store.ts';
import type { Prepop, PrepopBody } from './types.ts';

const LINK_DAYS = 7;
/** As long as the draft that the answers are filled into. */
const VISIT_SECONDS = 24 * 3600;

const prefillCookie = browserCookie('heloc-prefill', { seconds: VISIT_SECONDS });

/** Stores a partner's answers for a visitor. Returns the link to send them to. */
export async function storeAnswers(
  context: Context,
  organization: string,
  key: string | undefined,
  answers: PrepopBody,
): Promise<HandlerReply<typeof storePrepop>> {
  const partner = (key && (await findPartner(context.db, organization, key))) || refuse('unauthenticated');
  const linkToken = newToken();
  const expiresAt = new Date(context.sessionNow().getTime() + LINK_DAYS * DAY_MS);
  await insertPrepop(context, context.db, {
    organisation: organization,
    partnerUuid: partner.uuid,
    linkToken,
    expiresAt,
    answers,
  });
  const link = new URL(pageAddress(context.config, organization, '/account/heloc/register-v2'));
  link.searchParams.set('prepop', linkToken);
  return { link: link.href, expiresAt: expiresAt.toISOString() };
}

/**
 * Exchanges the token of a partner's link for the prefill cookie, when a visitor opens the link. Does nothing for a
 * link that was already opened, has expired or belongs to another lender.
 */
export async function redeemPartnerLink(
  context: Context,
  organization: string,
  linkToken: string,
  reply: FastifyReply,
): Promise<void> {
  const cookieToken = newToken();
  const expiresAt = new Date(context.sessionNow().getTime() + VISIT_SECONDS * 1000);
  if (await redeemLink(context, context.db, organization, { linkToken, cookieToken, expiresAt }))
    prefillCookie.set(context, reply, cookieToken);
}

/** Returns what a partner stored for this browser's visitor. Undefined while `fe-heloc-prepop` is off. */
export async function loadPrepop(
  context: Context,
  organization: string,
  request: Pick<FastifyRequest, 'cookies'>,
): Promise<Prepop | undefined> {
  const token = prefillCookie.read(context, request);
  if (token === undefined) return undefined;
  const [flag] = await evaluateFlags(context, organization, ['fe-heloc-prepop']);
  return flag?.enabled ? findPrepop(context, context.db, organization, token) : undefined;
}

/** Returns a partner's answers as the registration page reads them. */
export function toPrepopReply({ answers }: Prepop): HandlerReply<typeof readPrepop> {
  const { affiliate, ...known } = answers;
  return { ...known, affiliate: affiliate ?? {} };
}

/** Removes the answers and the cookie. Called once the application exists, when they are no longer needed. */
export async function removePrepop(
  context: Context,
  request: Pick<FastifyRequest, 'cookies'>,
  reply: FastifyReply,
): Promise<void> {
  const token = prefillCookie.read(context, request);
  if (token === undefined) return;
  await deletePrepop(context.db, token);
  prefillCookie.clear(context, reply);
}
