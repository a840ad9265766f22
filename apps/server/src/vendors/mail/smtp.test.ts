import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { VendorFailure } from '../call.ts';
import { smtpMail } from './smtp.ts';
import type { Mail } from './port.ts';

const MAIL: Mail = { to: 'ana@example.com', subject: 'Your application', text: 'Line one\n.dot', template: 'test', organisation: 'FIGURE', applicationUuid: null };

let server: Server | undefined;
afterEach(async () => {
  server?.close();
  if (server) await once(server, 'close');
  server = undefined;
});

const ANSWERS: Readonly<Record<string, string>> = { STARTTLS: '502 not here' };

/** The few words of SMTP that a client needs; `refuse` answers the recipient with 550. */
async function mailServer(refuse = false): Promise<{ url: string; letters: string[] }> {
  const letters: string[] = [];
  server = createServer((socket) => talk(socket, letters, refuse)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return { url: `smtp://127.0.0.1:${address.port}`, letters };
}

function talk(socket: Socket, letters: string[], refuse: boolean): void {
  let body: string | null = null;
  let rest = '';
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  say('220 mail.example');
  socket.on('data', (chunk: Buffer) => {
    rest += chunk.toString('utf8');
    const lines = rest.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (body !== null && line !== '.') body += `${line}\n`;
      else if (body !== null) {
        letters.push(body);
        body = null;
        say('250 kept');
      } else if (line === 'DATA') {
        body = '';
        say('354 go on');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else say(ANSWERS[line] ?? (refuse && line.startsWith('RCPT') ? '550 no such person' : '250 fine'));
    }
  });
}

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
