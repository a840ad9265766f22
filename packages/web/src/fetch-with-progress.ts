/** Returns a `fetch` for uploads that reports its progress: `onProgress` gets the share sent, 0 to 1. */
export const fetchWithProgress =
  (onProgress: (share: number) => void) =>
  (url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const { signal } = init;
      const stop = () => request.abort();
      request.open(init.method ?? 'GET', url);
      request.withCredentials = true;
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      request.addEventListener('load', () =>
        resolve(
          new Response(request.status === 204 ? null : request.responseText, {
            status: request.status,
            headers: parseHeaders(request),
          }),
        ),
      );
      request.addEventListener('error', () => reject(new TypeError('no response')));
      request.addEventListener('abort', () => reject(signal?.reason as Error));
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop));
      if (signal?.aborted) return reject(signal.reason as Error);
      signal?.addEventListener('abort', stop);
      request.send(init.body as FormData);
    });

function parseHeaders(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
