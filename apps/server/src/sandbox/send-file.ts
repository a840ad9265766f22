import { setTimeout as wait } from 'node:timers/promises';
import { samplePhoto } from './act-identity.ts';
import { bodyOf, type Client } from './client.ts';

/** A picture of nobody, sent as a document of a type. */
export interface SampleFile {
  readonly name: string;
  readonly type: string;
}

interface Uploaded {
  readonly uuid: string;
  readonly state: string;
}

/** How long a scanner may take, in milliseconds: less than a persona has for its whole way. */
const LONGEST = 20_000;

/**
 * Sends a file and waits until a scanner has looked at it; answers its id.
 *
 * @param to where it goes: the documents of the application, or those of a condition
 * @throws Error that names the file when it is not taken, or not looked at in time
 */
export async function sendFile(
  client: Client,
  uuid: string,
  { name, type }: SampleFile,
  to = documentsOf(uuid),
  longest = LONGEST,
): Promise<string> {
  const form = new FormData();
  form.append('type', type);
  form.append('file', new Blob([await samplePhoto(name)], { type: 'image/jpeg' }), `${name}.jpg`);
  const sent = bodyOf(name, await client.call('POST', to, form)) as unknown as Uploaded;
  const end = Date.now() + longest;
  let state: string | undefined = sent.state;
  while (state === 'SCANNING') {
    if (Date.now() > end)
      throw new Error(
        `${name}.jpg was sent to ${to} and no scanner has looked at it within ${longest / 1000} seconds.`,
      );
    await wait(50);
    state = await stateOf(client, uuid, sent.uuid);
  }
  return sent.uuid;
}

const documentsOf = (uuid: string): string => `/service-krang-heloc/borrower/secure/api/v1/${uuid}/documents`;

async function stateOf(client: Client, uuid: string, document: string): Promise<string | undefined> {
  const all = bodyOf('documents', await client.call('GET', documentsOf(uuid))) as unknown as Uploaded[];
  return all.find((one) => one.uuid === document)?.state;
}
