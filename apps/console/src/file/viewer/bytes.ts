import { readFileDocument, send } from '@lintel/contract';
import { transport } from '../../platform/api.ts';

export interface DocumentBytes {
  readonly data: ArrayBuffer;
  readonly mediaType: string;
}

/** Fetches the bytes of a document with their type, only into the page's memory. */
export async function fetchDocumentBytes(uuid: string, documentUuid: string): Promise<DocumentBytes> {
  let data: ArrayBuffer | undefined;
  let mediaType = '';
  const keeping: typeof transport.fetch = async (url, init) => {
    const response = await transport.fetch(url, init);
    if (!response.ok) return response;
    mediaType = response.headers.get('content-type') ?? '';
    data = await response.arrayBuffer();
    return new Response(null, { status: 204, headers: { authorization: response.headers.get('authorization') ?? '' } });
  };
  await send(readFileDocument, { params: { uuid, documentUuid } }, { ...transport, fetch: keeping });
  if (!data) throw new Error('The document has no bytes.');
  return { data, mediaType };
}
