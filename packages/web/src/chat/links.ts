/** A part of a message: text, or a link to one of the lender's own hosts. */
export interface MessagePart {
  readonly text: string;
  readonly href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"']+/g;
/** Characters that end a sentence rather than an address. */
const ENDING = /[.,;:!?)\]]+$/;

/**
 * Splits a message at the addresses that become links: https on a host of the list or below one. Every other
 * address stays text, so that a message can't lead to a lookalike.
 */
export function linkParts(message: string, hosts: readonly string[]): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { 0: found, index } of message.matchAll(ADDRESS)) {
    const text = found.replace(ENDING, '');
    if (!isAllowed(text, hosts)) continue;
    parts.push({ text: message.slice(end, index) }, { text, href: text });
    end = index + text.length;
  }
  return [...parts, { text: message.slice(end) }].filter(({ text }) => text !== '');
}

function isAllowed(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, port } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false;
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
