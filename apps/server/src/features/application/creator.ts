import { findBrand } from '@lintel/brands';
import type { FastifyRequest } from 'fastify';
import { readIdentity } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { type Caller, refuse } from '../../kernel/http/index.ts';
import { sha256 } from '../../loan-file/index.ts';
import { evaluateFlags } from '../optimize/index.ts';
import { profileConsentTexts } from '../profile/index.ts';
import type { Creator } from './create.ts';

/**
 * Loads what createApplication records about the caller: account, brand, address, browser and the current consent texts.
 */
export async function loadCreator(
  context: Context,
  caller: Caller,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<Creator> {
  const brand = findBrand(caller.organisation) ?? refuse('not-found');
  const [newYork] = await evaluateFlags(context, caller.organisation, ['fe-heloc-new-york']);
  const texts = profileConsentTexts(caller.organisation).map(
    (one) => [one.type, { version: one.version, sha256: sha256(`${one.textUrl} ${one.version}`) }] as const,
  );
  return {
    identityUuid: caller.identityUuid,
    email: (await readIdentity(context, caller)).email,
    brand,
    newYorkFlag: newYork?.enabled ?? false,
    profileTexts: Object.fromEntries(texts),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  };
}
