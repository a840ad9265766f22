import { readFileDocument, send, type CallInput, type Call } from '@lintel/contract';
import { transport } from '../platform/api.ts';

/** A file that the browser saved. */
export interface SavedFile {
  /** SHA-256 of the bytes in base64, when the server sends it. */
  readonly digest: string | undefined;
}

/**
 * Saves a file of any type under the server's name for it, never shown in a page. Returns undefined when the server
 * hasn't made it yet.
 */
export async function saveFile<C extends Call>(call: C, ask: NoInfer<CallInput<C>>): Promise<SavedFile | undefined> {
  let file: Blob | undefined;
  let name = 'document';
  let digest: string | undefined;
  const keeping: typeof transport.fetch = async (url, init) => {
    const response = await transport.fetch(url, init);
    if (!response.ok || response.status === 204) return response;
    name = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? name;
    digest = /sha-256=:([^:]+):/.exec(response.headers.get('content-digest') ?? '')?.[1];
    file = new Blob([await response.arrayBuffer()], { type: 'application/octet-stream' });
    return new Response(null, { status: 204, headers: { authorization: response.headers.get('authorization') ?? '' } });
  };
  await send(call, ask, { ...transport, fetch: keeping });
  if (!file) return undefined;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return { digest };
}

/** Downloads one document of a file. */
export const download = (uuid: string, documentUuid: string): Promise<SavedFile | undefined> =>
  saveFile(readFileDocument, { params: { uuid, documentUuid } });
