/** The part of Trusted Types that we use; a browser without them uses the plain URL. */
interface Factory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

let policy: ReturnType<Factory['createPolicy']> | undefined;

/**
 * Returns the URL of one of our own scripts in the form that the content security policy allows: through its one named
 * policy, which accepts no other site.
 */
export function trustedScriptUrl(url: string): string {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  if (!factory) return toOwnUrl(url);
  policy ??= factory.createPolicy('lintel', { createScriptURL: toOwnUrl });
  return policy.createScriptURL(url);
}

/** Throws for a script of another site. */
function toOwnUrl(url: string): string {
  const { origin, href } = new URL(url, location.href);
  if (origin !== location.origin) throw new Error('Only our own scripts are run.');
  return href;
}
