import { expect, test } from 'vitest';
import { mailServer } from '../../../test/mail-server.ts';
import { VendorFailure } from '../call.ts';
import { smtpMail } from './smtp.ts';
import type { Mail } from './port.ts';

const MAIL: Mail = { to: 'ana@example.com', subject: 'Your application', text: 'Line one\n.dot', template: 'test', organisation: 'FIGURE', applicationUuid: null };

test('hands a letter to the mail server, with sender, recipient and subject', async () => {
  const { url, letters } = await mailServer();
  await smtpMail({ url, from: 'Alderpoint Home <no-reply@lender.example>', requireTls: false }).send(MAIL, 'key-1');
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatch(/^To: ana@example\.com$/m);
  expect(letters[0]).toMatch(/^From: Alderpoint Home <no-reply@lender\.example>$/m);
  expect(letters[0]).toMatch(/^Subject: Your application$/m);
});

test('gives a repeat under the same key the same message id, and another letter another one', async () => {
  const { url, letters } = await mailServer();
  const mail = smtpMail({ url, from: 'no-reply@lender.example', requireTls: false });
  for (const key of ['one', 'one', 'two']) await mail.send(MAIL, key);
  const ids = letters.map((letter) => /^Message-ID: (.*)$/m.exec(letter)?.[1]);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('fails without the recipient in the message when the server refuses', async () => {
  const { url } = await mailServer(true);
  const sent = smtpMail({ url, from: 'no-reply@lender.example', requireTls: false }).send(MAIL, 'key-1');
  await expect(sent).rejects.toThrow(VendorFailure);
  await expect(sent).rejects.not.toThrow(/ana@example/);
});

test('refuses a server without encryption when encryption is required', async () => {
  const { url, letters } = await mailServer();
  await expect(smtpMail({ url, from: 'no-reply@lender.example', requireTls: true }).send(MAIL, 'key-1')).rejects.toThrow(VendorFailure);
  expect(letters).toEqual([]);
});
