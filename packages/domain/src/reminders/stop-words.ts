/** Words that withdraw the consent to texts, in any surrounding text (47 CFR 64.1200(a)(10)). */
const STOP: ReadonlySet<string> = new Set([
  'stop',
  'quit',
  'end',
  'revoke',
  'opt out',
  'optout',
  'cancel',
  'unsubscribe',
  'stopall',
  'stop all',
]);
const START: ReadonlySet<string> = new Set(['start', 'unstop']);
const HELP: ReadonlySet<string> = new Set(['help', 'info']);

/** Reads a borrower's reply to a text message: stop texts, start them again, or help; null for any other reply. */
export function parseTextReply(text: string): 'STOP' | 'START' | 'HELP' | null {
  const word = text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
  if (STOP.has(word) || /^(?:please )?(?:stop|unsubscribe|opt out)\b/.test(word)) return 'STOP';
  return START.has(word) ? 'START' : HELP.has(word) ? 'HELP' : null;
}
