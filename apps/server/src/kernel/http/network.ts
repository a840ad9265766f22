import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the network of an address, without the part that identifies a subscriber: 24 bits of an IPv4 address, 48 of
 * an IPv6 one.
 */
export function toNetwork(address: string): string {
  const plain = toPlain(address);
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(plain) ? toPrefix(plain, 3) : 'unknown';
}

/**
 * Returns what limits count an address by: one IPv4 address, or 64 bits of an IPv6 one, because a subscriber gets at
 * least that many addresses.
 */
export function toSubscriber(address: string): string {
  const plain = toPlain(address);
  return isIPv6(plain) ? toPrefix(plain, 4) : plain;
}

const toPlain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

function toPrefix(plain: string, count: number): string {
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing =
    tail === undefined ? [] : Array<string>(8 - groups.length - (tail === '' ? 0 : tail.split(':').length)).fill('0');
  return `${[...groups, ...missing, ...(tail ? tail.split(':') : [])]
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/${count * 16}`;
}
