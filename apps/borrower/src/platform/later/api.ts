import { send, type Ask, type Call, type ReplyOf, type Transport } from '@lintel/contract';
import { session } from '../session.ts';
import { urls } from '../urls.ts';

const organisation = (): string | undefined => window.__PRIVATE_LABEL__?.orgCode;

/** The browser's surroundings of a call: the stored token, the brand, the page's own origin. */
const transport: Transport = {
  fetch: (url, init) => fetch(url, init),
  token: session.token,
  onToken: session.keep,
  onSignedOut() {
    session.clear();
    // The address is kept, so that the login leads back to the same step. A signer's way has a login of its own (ledger SIGNER-008).
    location.assign(
      location.pathname.startsWith(`${urls.signer()}/`)
        ? urls.signer('login')
        : urls.login(location.pathname + location.search),
    );
  },
  organisation,
  origin: () => location.origin,
  sessionKey: session.key,
};

/** The same on a page that a stranger may open too: a session that has ended is forgotten, and nobody is sent to the login. */
export const apiHere = <C extends Call>(call: C, ask: NoInfer<Ask<C>>): Promise<ReplyOf<C>> =>
  send(call, ask, { ...transport, onSignedOut: session.clear });

/** The same over another way of fetching, as one that tells how far a file has gone. */
export const apiOver = <C extends Call>(
  fetching: Transport['fetch'],
  call: C,
  ask: NoInfer<Ask<C>>,
): Promise<ReplyOf<C>> => send(call, ask, { ...transport, fetch: fetching });

/** Sends a call of the contract; throws ApiError. */
export const api = <C extends Call>(call: C, ask: NoInfer<Ask<C>>): Promise<ReplyOf<C>> => send(call, ask, transport);
