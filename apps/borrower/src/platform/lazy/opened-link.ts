import { hasLinkToken } from '@lintel/web';

let opened = false;

/** Returns the link token in the page's address, empty without one. */
export function readLinkToken(): string {
  const fragment = location.hash.slice(1);
  if (!hasLinkToken(fragment)) return '';
  opened = true;
  return fragment;
}

/** Returns whether this document's URL has, or had, the token of an emailed link: its history keeps the URL. */
export const hadLinkToken = (): boolean => readLinkToken() !== '' || opened;
