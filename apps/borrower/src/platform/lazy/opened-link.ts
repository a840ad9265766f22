import { hasLinkToken } from '@lintel/web';

let opened = false;

/** Returns the link token in the page's address, empty without one. */
export function readLinkToken(): string {
  const fragment = location.hash.slice(1);
  if (!hasLinkToken(fragment)) return '';
  opened = true;
  return fragment;
}

/** Whether this document has, or had, the token of an emailed link in its address: its history keeps the address. */
export const hadLinkToken = (): boolean => readLinkToken() !== '' || opened;
