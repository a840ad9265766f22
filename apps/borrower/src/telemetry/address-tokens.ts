import { hasLinkToken } from '@lintel/web';

/** URL parameters with secrets, which logins elsewhere, offers and links use; telemetry must not see them. */
const SECRET_PARAMETERS = ['code', 'state', 'token', 'nonce', 'jwt', 'offerCode', 'prepop'];

const hasToken = ({ hash, search }: Pick<Location, 'hash' | 'search'>): boolean => {
  const parameters = new URLSearchParams(search);
  // A parameter such as the address to return to may have one inside.
  return (
    hasLinkToken(hash.slice(1)) ||
    SECRET_PARAMETERS.some((name) => parameters.has(name)) ||
    [...parameters.values()].some((value) => value !== replaceTokens(value))
  );
};

/** Waits until the URL contains no token: forever, in a browser that can't report a change of a URL that has one. */
export function whenAddressIsClean(): Promise<void> {
  return new Promise((resolve) => {
    if (!hasToken(location)) return resolve();
    const watch = (): void => {
      if (hasToken(location)) return;
      window.navigation?.removeEventListener('currententrychange', watch);
      resolve();
    };
    window.navigation?.addEventListener('currententrychange', watch);
  });
}

const REPLACED = 'removed';
const FRAGMENT = /#[^#\s?&/]{20,}/g;
const PARAMETER = new RegExp(`([?&#](?:${SECRET_PARAMETERS.join('|')})=)[^&#]+`, 'g');

/** Replaces the tokens in a URL, and in URLs that its parameters contain. */
export function replaceTokens(address: string): string {
  const replaced = address.replaceAll(FRAGMENT, `#${REPLACED}`).replaceAll(PARAMETER, `$1${REPLACED}`);
  const url = URL.parse(replaced);
  if (!url) return replaced;
  let isChanged = false;
  for (const [name, value] of [...url.searchParams]) {
    const clean = replaceTokens(value);
    if (clean === value) continue;
    url.searchParams.set(name, clean);
    isChanged = true;
  }
  return isChanged ? url.href : replaced;
}
