import { addConditionDocument, addDocument, listDocuments } from '@lintel/contract';
import { expect, test } from 'vitest';
import { callsOver, buildUrl, type Client, type RawAnswer } from './client.ts';
import { sendFile } from './send-file.ts';

const LETTER = { name: 'letter', type: 'BANK_LETTER' } as const;
const UUID = '8f14e45f-ceea-467f-ab92-3bb8b8a7d9f1';
const CONDITION = { conditionId: 'proof-1' };
const CONDITION_URL = buildUrl(addConditionDocument, { params: { uuid: UUID, ...CONDITION } });
const DOCUMENTS_URL = buildUrl(addDocument, { params: { uuid: UUID } });
const LIST_URL = buildUrl(listDocuments, { params: { uuid: UUID } });

const toWire = (body: unknown): RawAnswer['body'] => JSON.parse(JSON.stringify(body)) as RawAnswer['body'];

/** A server whose scanner answers after this many reads. */
function fakeServer(readsUntilReady: number, refused?: RawAnswer): { client: Client; asked: string[] } {
  const requests: string[] = [];
  let left = readsUntilReady;
  const raw = async (method: string, url: string) => {
    requests.push(`${method} ${url}`);
    if (method === 'POST')
      return refused ?? { status: 201, body: { uuid: 'one', state: left > 0 ? 'SCANNING' : 'READY' } };
    left -= 1;
    return {
      status: 200,
      body: toWire([
        { uuid: 'another', state: 'SCANNING' },
        { uuid: 'one', state: left > 0 ? 'SCANNING' : 'READY' },
      ]),
    };
  };
  return {
    client: { ...callsOver(raw), raw, setToken: () => {}, file: async () => new Uint8Array() },
    asked: requests,
  };
}

test('sends a file to its place, and waits only until the scanner has checked it', async () => {
  const slow = fakeServer(2);
  expect(await sendFile(slow.client, UUID, LETTER, CONDITION)).toBe('one');
  expect(slow.asked).toEqual([`POST ${CONDITION_URL}`, ...Array<string>(2).fill(`GET ${LIST_URL}`)]);
  const quick = fakeServer(0);
  expect([await sendFile(quick.client, UUID, LETTER), quick.asked]).toEqual(['one', [`POST ${DOCUMENTS_URL}`]]);
});

test('names a file that is refused or not checked in time', async () => {
  await expect(sendFile(fakeServer(Infinity).client, UUID, LETTER, CONDITION, 100)).rejects.toThrow(
    `letter.jpg was sent to ${CONDITION_URL} but no scanner checked it within 0.1 seconds.`,
  );
  const refused = { status: 422, body: { status: 'file-too-large', message: 'Too large.' } };
  await expect(sendFile(fakeServer(0, refused).client, UUID, LETTER)).rejects.toThrow(
    /letter\.jpg.*: 422 file-too-large, Too large\./,
  );
});
