/**
 * Removes query parameters from a path of this site. Returns the path and the remaining query, such as the campaign's:
 * with its `?`, or empty.
 */
export function withoutParameters(
  pathAndQuery: string,
  names: readonly string[],
): { readonly path: string; readonly query: string } {
  const start = pathAndQuery.includes('?') ? pathAndQuery.indexOf('?') : pathAndQuery.length;
  const parameters = new URLSearchParams(pathAndQuery.slice(start));
  for (const name of names) parameters.delete(name);
  return { path: pathAndQuery.slice(0, start), query: parameters.size === 0 ? '' : `?${parameters.toString()}` };
}
