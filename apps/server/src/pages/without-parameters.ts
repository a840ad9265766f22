/** Returns an address of this site without some parameters, in two parts. The others stay, as the campaign's do. */
export function withoutParameters(
  url: string,
  names: readonly string[],
): { readonly path: string; readonly query: string } {
  const start = url.includes('?') ? url.indexOf('?') : url.length;
  const parameters = new URLSearchParams(url.slice(start));
  for (const name of names) parameters.delete(name);
  return { path: url.slice(0, start), query: parameters.size === 0 ? '' : `?${parameters.toString()}` };
}
