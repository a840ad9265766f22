const FALLBACK = '/dashboard';
const SAFE = /^\/[a-z][\w~!$&'()*+,;=:@%/?#.-]*$/;

/**
 * Returns where to go after logging in: one of our paths, or the dashboard. The specification's rule (a slash, then a
 * lower-case letter) would allow `/a/..//other.site`, so the path is resolved as a browser would and checked again.
 */
export function safeRedirect(wanted: string | null | undefined): string {
  if (!wanted || wanted.length > 500 || !isPlain(wanted) || !isPlain(decodePath(wanted))) return FALLBACK;
  const url = new URL(wanted, 'https://here.invalid');
  if (url.origin !== 'https://here.invalid' || !SAFE.test(url.pathname)) return FALLBACK;
  return url.pathname + url.search + url.hash;
}

/** Returns where to go after logging in to the console: a console path, or its first page. */
export function safeConsoleRedirect(wanted: string | null | undefined): string {
  const path = safeRedirect(wanted);
  return path === '/desk' || path.startsWith('/desk/') ? path : '/desk/';
}

function isPlain(path: string): boolean {
  const [bare = ''] = path.split(/[?#]/);
  return SAFE.test(path) && !bare.includes('//') && !bare.split('/').includes('..');
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
