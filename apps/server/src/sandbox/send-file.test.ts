import { addConditionDocument, addDocument, listDocuments } from '@lintel/contract';
import { expect, test } from 'vitest';
import { callsOver, buildUrl, type Client, type RawAnswer } from './client.ts';
import { sendFile } from './send-file.ts';

const LETTER = { name: 'letter', type: 'BANK_LETTER' } as const;
const UUID = '8f14e45f-ceea-467f-ab92-3bb8b8a7d9f1';
const CONDITION = { conditionId: 'proof-1' };
const TO_CONDITION = buildUrl(addConditionDocument, { params: { uuid: UUID, ...CONDITION } });
const TO_DOCUMENTS = buildUrl(addDocument, { params: { uuid: UUID } });
const LIST = buildUrl(listDocuments, { params: { uuid: UUID } });

const sentOver = (body: unknown): RawAnswer['body'] => JSON.parse(JSON.stringify(body)) as RawAnswer['body'];

/** A server whose scanner answers after this many reads. */
function serverWith(looks: number, refused?: RawAnswer): { client: Client; asked: string[] } {
  const asked: string[] = [];
  let left = looks;
  const raw = async (method: string, url: string) => {
    asked.push(`${method} ${url}`);
    if (method === 'POST')
      return refused ?? { status: 201, body: { uuid: 'one', state: left > 0 ? 'SCANNING' : 'READY' } };
    left -= 1;
    return {
      status: 200,
      body: sentOver([
        { uuid: 'another', state: 'SCANNING' },
        { uuid: 'one', state: left > 0 ? 'SCANNING' : 'READY' },
      ]),
    };
  };
  return { client: { ...callsOver(raw), raw, signIn: () => {}, file: async () => new Uint8Array() }, asked };
}

test('a file is sent where it belongs, and waited for until the scanner has looked at it and no longer', async () => {
  const slow = serverWith(2);
  expect(await sendFile(slow.client, UUID, LETTER, CONDITION)).toBe('one');
  expect(slow.asked).toEqual([`POST ${TO_CONDITION}`, ...Array<string>(2).fill(`GET ${LIST}`)]);
  const quick = serverWith(0);
  expect([await sendFile(quick.client, UUID, LETTER), quick.asked]).toEqual(['one', [`POST ${TO_DOCUMENTS}`]]);
});

test('a file that is not taken, or not looked at in time, is named with what it waits for', async () => {
  await expect(sendFile(serverWith(Infinity).client, UUID, LETTER, CONDITION, 100)).rejects.toThrow(
    `letter.jpg was sent to ${TO_CONDITION} but no scanner checked it within 0.1 seconds.`,
  );
  const refused = { status: 422, body: { status: 'file-too-large', message: 'Too large.' } };
  await expect(sendFile(serverWith(0, refused).client, UUID, LETTER)).rejects.toThrow(
    /letter\.jpg.*: 422 file-too-large, Too large\./,
  );
});
