import { send, type Ask, type Call, type ReplyOf, type Transport } from '@lintel/contract';
import { deskData } from './desk-data.ts';
import { session } from './session.ts';

/** The browser's surroundings of a call at the desk. A session that ended is forgotten: the sign-in shows, and what was typed is kept meanwhile. */
export const transport: Transport = {
  fetch: (url, init) => fetch(url, init),
  token: session.token,
  onToken: session.keep,
  onSignedOut: session.clear,
  organisation: () => deskData.privateLabel.orgCode,
  origin: () => location.origin,
};

/** Sends a call of the contract; throws ApiError. */
export const api = <C extends Call>(call: C, ask: NoInfer<Ask<C>>): Promise<ReplyOf<C>> => send(call, ask, transport);
