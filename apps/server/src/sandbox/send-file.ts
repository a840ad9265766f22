import { setTimeout as wait } from 'node:timers/promises';
import { addConditionDocument, addDocument, listDocuments, type SentBodyOf } from '@lintel/contract';
import { sampleFile } from './act-identity.ts';
import { buildUrl, type Client } from './client.ts';

/** A sample picture to send as a document of a type. */
export interface SampleFile {
  readonly name: string;
  readonly type: SentBodyOf<typeof addDocument>['type'];
}

/** How long a scanner may take, in milliseconds: less than a persona has for its whole walk. */
const LONGEST = 20_000;

/**
 * Sends a file and waits until it is scanned. Returns its ID.
 *
 * @param to the condition it belongs to; without one it goes to the application's documents
 * @throws Error that names the file when it isn't accepted, or not scanned in time
 */
export async function sendFile(
  client: Client,
  uuid: string,
  { name, type }: SampleFile,
  to?: { readonly conditionId: string },
  longest = LONGEST,
): Promise<string> {
  const body = { type, file: await sampleFile(name) };
  const sending = to
    ? client.send(addConditionDocument, { params: { uuid, ...to }, body })
    : client.send(addDocument, { params: { uuid }, body });
  const sent = await sending.catch((error: Error) => {
    throw new Error(`${name}.jpg: ${error.message}`, { cause: error });
  });
  const end = Date.now() + longest;
  let state: string | undefined = sent.state;
  while (state === 'SCANNING') {
    if (Date.now() > end) {
      const path = to
        ? buildUrl(addConditionDocument, { params: { uuid, ...to } })
        : buildUrl(addDocument, { params: { uuid } });
      throw new Error(`${name}.jpg was sent to ${path} but no scanner checked it within ${longest / 1000} seconds.`);
    }
    await wait(50);
    const all = await client.send(listDocuments, { params: { uuid } });
    state = all.find((one) => one.uuid === sent.uuid)?.state;
  }
  return sent.uuid;
}
