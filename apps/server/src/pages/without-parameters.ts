/** Removes query parameters from a URL of this site. Keeps the others, such as the campaign's. */
export function withoutParameters(
  url: string,
  names: readonly string[],
): { readonly path: string; readonly query: string } {
  const start = url.includes('?') ? url.indexOf('?') : url.length;
  const parameters = new URLSearchParams(url.slice(start));
  for (const name of names) parameters.delete(name);
  return { path: url.slice(0, start), query: parameters.size === 0 ? '' : `?${parameters.toString()}` };
}
