import { expect, test } from 'vitest';
import type { Answer, Client } from './client.ts';
import { sendFile } from './send-file.ts';

const LETTER = { name: 'letter', type: 'BANK_LETTER' } as const;

/** A server whose scanner answers after so many looks. */
function serverWith(looks: number, refused?: Answer): { client: Client; asked: string[] } {
  const asked: string[] = [];
  let left = looks;
  const call: Client['call'] = async (method, url) => {
    asked.push(`${method} ${url}`);
    if (method === 'POST')
      return refused ?? { status: 201, body: { uuid: 'one', state: left > 0 ? 'SCANNING' : 'READY' } };
    left -= 1;
    return {
      status: 200,
      body: [
        { uuid: 'another', state: 'SCANNING' },
        { uuid: 'one', state: left > 0 ? 'SCANNING' : 'READY' },
      ] as unknown as Answer['body'],
    };
  };
  return { client: { call, signIn: () => {}, file: async () => new Uint8Array() }, asked };
}

test('a file is sent where it belongs, and waited for until the scanner has looked at it and no longer', async () => {
  const slow = serverWith(2);
  expect(await sendFile(slow.client, 'loan', LETTER, '/conditions/a/documents')).toBe('one');
  expect(slow.asked).toEqual([
    'POST /conditions/a/documents',
    ...Array<string>(2).fill('GET /service-krang-heloc/borrower/secure/api/v1/loan/documents'),
  ]);
  const quick = serverWith(0);
  expect([await sendFile(quick.client, 'loan', LETTER), quick.asked]).toEqual([
    'one',
    ['POST /service-krang-heloc/borrower/secure/api/v1/loan/documents'],
  ]);
});

test('a file that is not taken, or not looked at in time, is named with what it waits for', async () => {
  await expect(sendFile(serverWith(Infinity).client, 'loan', LETTER, '/there', 100)).rejects.toThrow(
    'letter.jpg was sent to /there and no scanner has looked at it within 0.1 seconds.',
  );
  const refused = { status: 422, body: { status: 'file-too-large', message: 'Too large.' } };
  await expect(sendFile(serverWith(0, refused).client, 'loan', LETTER)).rejects.toThrow(
    'letter: 422 file-too-large, Too large.',
  );
});
