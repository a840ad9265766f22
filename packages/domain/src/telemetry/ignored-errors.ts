/**
 * Errors of the network or of the browser around the page, by the words of the browsers: the visitor's connection
 * failed, the page was left, or a request took too long. They say nothing about our code.
 */
const IGNORED = [
  /^Failed to fetch$/,
  /^Load failed$/,
  /^NetworkError when attempting to fetch resource/,
  /^Network request failed$/,
  /^The Internet connection appears to be offline/,
  /^The network connection was lost/,
  /^Response was not defined for /,
  /^ResizeObserver loop /,
  /dynamically imported module|importing a module script failed|preload css/i,
];
const IGNORED_KINDS = new Set(['AbortError', 'NetworkError', 'TimeoutError']);

/** Whether a browser doesn't report an error to the server, because our code didn't cause it. */
export function isIgnoredError(error: unknown): boolean {
  const { name = '', message = String(error) } = (error ?? {}) as { name?: string; message?: string };
  return IGNORED_KINDS.has(name) || IGNORED.some((words) => words.test(message));
}
