/** The part of Trusted Types that is used here; a browser without them takes the plain address. */
interface Factory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

let policy: ReturnType<Factory['createPolicy']> | undefined;

/** An address of one of our own files, as the page's policy lets it be run: by its one named policy, which knows no other site. */
export function ownScript(url: string): string {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  if (!factory) return own(url);
  policy ??= factory.createPolicy('lintel', { createScriptURL: own });
  return policy.createScriptURL(url);
}

function own(url: string): string {
  const { origin, href } = new URL(url, location.href);
  if (origin !== location.origin) throw new Error('Only our own scripts are run.');
  return href;
}
