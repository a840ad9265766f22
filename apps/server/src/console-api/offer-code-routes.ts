import { importOfferCodes, listOfferMailings } from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import { importCodes, listMailings } from '../features/offer-codes/index.ts';
import type { Context } from '../kernel/context.ts';
import { mount } from '../kernel/http/index.ts';

/** Mounts the calls that import the codes of offer letters and count them by mailing. */
export function mountOfferCodes(app: FastifyInstance, context: Context): void {
  mount(app)(listOfferMailings)(({ caller }) => listMailings(context, caller));
  mount(app)(importOfferCodes)(({ caller, body }) => importCodes(context, caller, body.csv));
}
