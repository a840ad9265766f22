import * as z from 'zod/mini';
import { banner } from '../banners.ts';
import type { Schema } from '../call.ts';
import { foundAddress } from '../address.ts';
import { heloc, listedHeloc } from '../shapes/heloc.ts';
import { choice, liability, offer, offerSet, quote } from '../shapes/offer.ts';
import { address, identity, name, profile } from '../shapes/person.ts';
import { explanation, status } from '../shapes/status.ts';

/** Shapes that OpenAPI names once and refers to. */
const SHAPES: Readonly<Record<string, Schema>> = {
  Address: address, Banner: banner, Choice: choice, Explanation: explanation, FoundAddress: foundAddress, Heloc: heloc, Identity: identity,
  Liability: liability, ListedHeloc: listedHeloc, Name: name, Offer: offer, OfferSet: offerSet, Profile: profile, Quote: quote, Status: status,
};

/** Names the shapes in zod's registry, from which the document's components are made; a second call changes nothing. */
export function nameShapes(): void {
  for (const [id, schema] of Object.entries(SHAPES)) if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id });
}
