import { send, type CallInput, type Call, type Reply, type Transport } from '@lintel/contract';
import { consoleData } from './console-data.ts';
import { staffErrorSentence } from './error-sentence.ts';
import { session } from './session.ts';

/**
 * The browser's transport for console calls. It forgets an ended session: the login page appears, and the typed input
 * is kept.
 */
export const transport: Transport = {
  fetch: (url, init) => fetch(url, init),
  token: session.token,
  onToken: session.keep,
  onLoggedOut: session.clear,
  localSentence: staffErrorSentence,
  organisation: () => consoleData.privateLabel.orgCode,
  origin: () => location.origin,
};

/** Sends a call to the server with this browser's session, and returns the reply. */
export const api = <C extends Call>(call: C, input: NoInfer<CallInput<C>>): Promise<Reply<C>> =>
  send(call, input, transport);
