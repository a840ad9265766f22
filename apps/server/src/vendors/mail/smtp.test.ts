import { describe, expect, test } from 'vitest';
import { startMailServer } from '../../../test/mail-server.ts';
import { VendorFailure } from '../call.ts';
import { UndeliverableError, type Mail } from './port.ts';
import { smtpMail } from './smtp.ts';

const MAIL: Mail = {
  to: 'ana@example.com',
  subject: 'Your application',
  text: 'Line one\n.dot',
  locale: 'en-US',
  template: 'test',
  organisation: 'FIGURE',
  applicationUuid: null,
};
const FROM = 'no-reply@lender.example';
const getMessageId = (letter: string | undefined) => /^Message-ID: (.*)$/m.exec(letter ?? '')?.[1];

test('sends an email with sender, recipient, subject, language and organization', async () => {
  const { url, letters } = await startMailServer();
  await smtpMail({ url, from: `Alderpoint Home <${FROM}>`, requireTls: false }).send(MAIL, 'key-1');
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatch(/^To: ana@example\.com$/m);
  expect(letters[0]).toMatch(/^From: Alderpoint Home <no-reply@lender\.example>$/m);
  expect(letters[0]).toMatch(/^Subject: Your application$/m);
  expect(letters[0]).toMatch(/^X-Organization: FIGURE$/im);
  expect(letters[0]).toMatch(/^Content-Language: en-US$/im);
});

test('sends the same message id under the same key, and another one for another email', async () => {
  const { url, letters } = await startMailServer();
  const mail = smtpMail({ url, from: FROM, requireTls: false });
  for (const key of ['one', 'one', 'two']) await mail.send(MAIL, key);
  const ids = letters.map(getMessageId);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('sends the same content as text and HTML, each readable by itself', async () => {
  const { url, letters } = await startMailServer();
  await smtpMail({ url, from: FROM, requireTls: false }).send({ ...MAIL, html: '<p>Line one</p>' }, 'key-1');
  expect(letters[0]).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(letters[0]!.indexOf('Content-Type: text/plain')).toBeLessThan(letters[0]!.indexOf('Content-Type: text/html'));
});

describe('a server that requires encryption and a login', () => {
  const login = { user: 'lintel', password: 'a:b@c' };
  const served = async () => {
    const { url, letters } = await startMailServer({ tls: true, login });
    const { host } = new URL(url);
    return {
      letters,
      as: (user: string, password: string) =>
        smtpMail({
          url: `smtp://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${host.split('@').at(-1)}`,
          from: FROM,
          requireTls: true,
        }),
    };
  };

  test('uses STARTTLS and AUTH', async () => {
    const { letters, as } = await served();
    await as(login.user, login.password).send(MAIL, 'key-1');
    expect(letters).toHaveLength(1);
  });

  test('treats a refused login as our own problem, not the address’s', async () => {
    const { letters, as } = await served();
    const sent = as(login.user, 'another').send(MAIL, 'key-1');
    await expect(sent).rejects.toThrow(VendorFailure);
    await expect(sent).rejects.not.toThrow(UndeliverableError);
    expect(letters).toEqual([]);
  });

  test('refuses a server with an untrusted certificate or without encryption', async () => {
    const { url, letters } = await startMailServer();
    await expect(smtpMail({ url, from: FROM, requireTls: true }).send(MAIL, 'key-1')).rejects.toThrow(VendorFailure);
    expect(letters).toEqual([]);
  });
});

describe('the server’s answer', () => {
  test.each([
    ['550 no such person', 'RCPT', true],
    ['552 too much in the box', 'DOT', true],
    ['451 try later', 'RCPT', false],
    ['450 grey', 'MAIL', false],
    ['452 no room', 'DOT', false],
    ['550 not from here', 'MAIL', false],
  ] as const)('%s to %s is final: %s, and its text is not in the error', async (said, command, final) => {
    const { url, letters } = await startMailServer({ answer: (now) => (now === command ? said : null) });
    const sent = smtpMail({ url, from: FROM, requireTls: false }).send(MAIL, 'key-1');
    const error = await sent.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(VendorFailure);
    expect(error instanceof UndeliverableError).toBe(final);
    expect(String(error)).not.toMatch(/ana@example|no such/);
    expect(letters).toEqual([]);
  });

  test('after the deadline is not waited for, and the connection is closed before the email is accepted', async () => {
    const { url, letters } = await startMailServer({ answer: (now) => (now === 'RCPT' ? '' : null) });
    const before = performance.now();
    await expect(smtpMail({ url, from: FROM, requireTls: false, deadline: 300 }).send(MAIL, 'key-1')).rejects.toThrow(
      VendorFailure,
    );
    expect(performance.now() - before).toBeLessThan(3000);
    expect(letters).toEqual([]);
  });

  test('missing completely is a failure that can be retried', async () => {
    const server = await startMailServer();
    await server.close();
    await expect(smtpMail({ url: server.url, from: FROM, requireTls: false }).send(MAIL, 'key-1')).rejects.toThrow(
      VendorFailure,
    );
  });
});
