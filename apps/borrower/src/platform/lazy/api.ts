import { send, type CallInput, type Call, type Reply, type Transport } from '@lintel/contract';
import { session } from '../session.ts';
import { urls } from '../urls.ts';
import { replayUrl } from './replay-url.ts';

const organisation = (): string | undefined => window.__PRIVATE_LABEL__?.orgCode;

/** The browser's transport for calls: the stored token, the brand, the page's own origin. */
const transport: Transport = {
  fetch: (url, init) => fetch(url, init),
  token: session.token,
  onToken: session.keep,
  onLoggedOut() {
    if (session.isLeaving()) return;
    // Passes the current URL, so the login returns to the same step. The signer's pages have their own login.
    session.leave(
      location.pathname.startsWith(`${urls.signer()}/`)
        ? urls.signer('login')
        : urls.login(location.pathname + location.search),
    );
  },
  // A separate chunk, because most visits have no error.
  localSentence: async (name, values) => (await import('./error-sentences.ts')).localErrorSentence(name, values),
  organisation,
  origin: () => location.origin,
  // A random id of this window, not of the login.
  sessionKey: session.key,
  sessionReplayUrl: replayUrl,
};

/**
 * Makes a call from a page that anyone can open. Sends the token of a logged-in person; an ended session is forgotten,
 * without a redirect to the login.
 */
export const publicApi = <C extends Call>(call: C, input: NoInfer<CallInput<C>>): Promise<Reply<C>> =>
  send(call, input, { ...transport, onLoggedOut: session.clear });

/** Makes a call with another fetch function, such as one that reports upload progress. */
export const apiWithFetch = <C extends Call>(
  customFetch: Transport['fetch'],
  call: C,
  input: NoInfer<CallInput<C>>,
): Promise<Reply<C>> => send(call, input, { ...transport, fetch: customFetch });

/** Makes a call to the server as the logged-in person; an ended session redirects to the login. */
export const api = <C extends Call>(call: C, input: NoInfer<CallInput<C>>): Promise<Reply<C>> =>
  send(call, input, transport);
