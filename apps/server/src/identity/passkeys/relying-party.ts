import { findBrand } from '@lintel/brands';
import type { Context } from '../../kernel/context.ts';
import { getRequestOrigin, type AddressedRequest } from '../../kernel/http/index.ts';

/** The site that passkeys belong to, by WebAuthn's name for it. Each host is a separate site. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
  readonly name: string;
}

/** Returns the site of a request. Its headers can only choose between hosts that we serve. */
export function getRelyingParty(context: Context, request: AddressedRequest, organization: string): RelyingParty {
  const origin = getRequestOrigin(context, request, organization);
  return { id: new URL(origin).hostname, origin, name: findBrand(organization)?.name.display ?? organization };
}
