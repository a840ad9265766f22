import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

const ANSWERS: Readonly<Record<string, string>> = { STARTTLS: '502 not here' };

/** The few words of SMTP that a client needs; `refuse` answers the recipient with 550. */
export async function mailServer(refuse = false): Promise<{ url: string; letters: string[] }> {
  const letters: string[] = [];
  const server = createServer((socket) => talk(socket, letters, refuse)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    await once(server, 'close');
  });
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
