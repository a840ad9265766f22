import * as z from 'zod/mini';
import { foundAddress } from '../address.ts';
import { ALL_CALLS } from '../all-calls.ts';
import { banner } from '../banners.ts';
import type { Schema } from '../call.ts';
import { errorBody } from '../openapi.ts';
import { heloc, listedHeloc } from '../shapes/heloc.ts';
import { choice, liability, offer, offerSet, quote } from '../shapes/offer.ts';
import { address, identity, name, profile, sentAddress, sentName } from '../shapes/person.ts';
import { explanation, status } from '../shapes/status.ts';
import { CALL_DOCS } from './all-docs.ts';

/** Shapes that OpenAPI names once and refers to. */
const SHAPES: Readonly<Record<string, Schema>> = {
  Address: address,
  Banner: banner,
  Choice: choice,
  Error: errorBody,
  Explanation: explanation,
  FoundAddress: foundAddress,
  Heloc: heloc,
  Identity: identity,
  Liability: liability,
  ListedHeloc: listedHeloc,
  Name: name,
  Offer: offer,
  OfferSet: offerSet,
  Profile: profile,
  Quote: quote,
  SentAddress: sentAddress,
  SentName: sentName,
  Status: status,
};

const add = (schema: Schema | undefined, meta: { id: string } | { examples: unknown[] }): void => {
  if (schema !== undefined && !z.globalRegistry.has(schema)) z.globalRegistry.add(schema, meta);
};

/**
 * Tells zod's registry, from which an OpenAPI document is made, the names of the shapes and an example of every other body and reply.
 * Asked again it changes nothing.
 */
export function nameShapes(): void {
  for (const [id, schema] of Object.entries(SHAPES)) add(schema, { id });
  for (const { id, body, reply } of ALL_CALLS) {
    add(body, { examples: [CALL_DOCS[id]?.example.body] });
    add(reply, { examples: [CALL_DOCS[id]?.example.reply] });
  }
}
