import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the network of an address, without the part that identifies a subscriber: 24 bits of an IPv4 address, 48 of
 * an IPv6 one.
 */
export function toNetwork(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return 'unknown';
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing =
    tail === undefined ? [] : Array<string>(8 - groups.length - (tail === '' ? 0 : tail.split(':').length)).fill('0');
  return `${[...groups, ...missing, ...(tail ? tail.split(':') : [])]
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/48`;
}
