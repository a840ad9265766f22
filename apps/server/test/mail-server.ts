import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createSecureContext, setDefaultCACertificates, getCACertificates, TLSSocket } from 'node:tls';
import forge from 'node-forge';
import { onTestFinished } from 'vitest';

/** The behavior of the mail server. */
export interface MailServerOptions {
  /** Accepts mail only after STARTTLS, with a certificate that this process trusts. */
  readonly tls?: boolean;
  /** Accepts mail only after AUTH PLAIN. */
  readonly login?: { readonly user: string; readonly password: string };
  /**
   * An answer that replaces the usual one, or null for the usual one. `DOT` is the end of a message, and one with
   * any other answer isn't stored.
   */
  readonly answer?: (command: 'MAIL' | 'RCPT' | 'DATA' | 'DOT', line: string) => string | null;
  /** Milliseconds before a message is stored, and before the answer to it. */
  readonly slow?: { readonly before?: () => number; readonly after?: () => number };
}

/** A running SMTP server with the emails that it received. */
export interface MailServer {
  readonly url: string;
  /** As received, headers first. */
  readonly letters: string[];
  /** The certificate that its clients must trust, in PEM. */
  readonly certificate: string | null;
  close(): Promise<void>;
}

/** Starts a local mail server with the few SMTP commands that a client needs. It ends with the test. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const server = await openMailServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** Starts the mail server until the caller closes it. */
export async function openMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const letters: string[] = [];
  const own = options.tls ? createCertificate() : null;
  if (own) setDefaultCACertificates([...getCACertificates('default'), own.cert]);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    sendGreeting(socket, { letters, options, own });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const login = options.login ? `${options.login.user}:${options.login.password}@` : '';
  return {
    url: `smtp://${login}127.0.0.1:${port}`,
    letters,
    certificate: own?.cert ?? null,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

interface ServerCertificate {
  readonly key: string;
  readonly cert: string;
}

interface Conversation {
  readonly letters: string[];
  readonly options: MailServerOptions;
  readonly own: ServerCertificate | null;
}

function sendGreeting(socket: Socket, talk: Conversation): void {
  socket.on('error', () => undefined);
  socket.write('220 mail.example\r\n');
  handleLines(socket, talk, { secure: false });
}

/** Handles one line after another, answering each before the next is read. */
function handleLines(socket: Socket, talk: Conversation, state: { secure: boolean }): void {
  const { options, own } = talk;
  let body: string | null = null;
  let rest = '';
  let isIn = options.login === undefined;
  const writeLine = (line: string): void => void socket.write(`${line}\r\n`);
  const onData = (chunk: Buffer): void => {
    rest += chunk.toString('utf8');
    void read();
  };
  const storeMessage = async (letter: string): Promise<void> => {
    const answer = options.answer?.('DOT', letter) ?? null;
    await wait(options.slow?.before?.() ?? 0);
    if (answer !== null) return writeLine(answer);
    talk.letters.push(letter);
    await wait(options.slow?.after?.() ?? 0);
    writeLine('250 kept');
  };
  let reading = false;
  async function read(): Promise<void> {
    if (reading) return;
    reading = true;
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (body !== null && line !== '.') body += `${line}\n`;
      else if (body !== null) {
        const letter = body;
        body = null;
        await storeMessage(letter);
      } else if (line === 'STARTTLS' && own && !state.secure) {
        writeLine('220 go ahead');
        socket.off('data', onData);
        const secured = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(own) });
        secured.on('error', () => undefined);
        handleLines(secured, talk, { secure: true });
        return;
      } else handleCommand(line);
    }
    reading = false;
  }
  const handleCommand = (line: string): void => {
    const [word = ''] = line.toUpperCase().split(/[ :]/);
    const open = isIn && (!own || state.secure);
    if (word === 'EHLO')
      writeLine(
        [
          '250-mail.example',
          ...(own && !state.secure ? ['250-STARTTLS'] : []),
          ...(options.login ? ['250-AUTH PLAIN'] : []),
          '250 8BITMIME',
        ].join('\r\n'),
      );
    else if (word === 'STARTTLS') writeLine('502 not here');
    else if (word === 'AUTH') {
      isIn =
        line.split(' ')[2] === Buffer.from(`\0${options.login?.user}\0${options.login?.password}`).toString('base64');
      writeLine(isIn ? '235 come in' : '535 who are you');
    } else if (word === 'QUIT') socket.end('221 bye\r\n');
    else if (word === 'MAIL' || word === 'RCPT' || word === 'DATA') {
      const answer = open ? (options.answer?.(word, line) ?? null) : '530 not like this';
      if (word === 'DATA' && answer === null) body = '';
      writeLine(answer ?? (word === 'DATA' ? '354 go on' : '250 fine'));
    } else writeLine('250 fine');
  };
  socket.on('data', onData);
}

/** A self-signed certificate for 127.0.0.1. */
function createCertificate(): ServerCertificate {
  const keys = forge.pki.rsa.generateKeyPair(2048);
  const cert = forge.pki.createCertificate();
  cert.publicKey = keys.publicKey;
  cert.serialNumber = '01';
  cert.validity.notBefore = new Date(Date.now() - 86_400_000);
  cert.validity.notAfter = new Date(Date.now() + 86_400_000);
  const name = [{ name: 'commonName', value: 'mail.example' }];
  cert.setSubject(name);
  cert.setIssuer(name);
  cert.setExtensions([
    { name: 'basicConstraints', cA: true },
    { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
  ]);
  cert.sign(keys.privateKey, forge.md.sha256.create());
  return { key: forge.pki.privateKeyToPem(keys.privateKey), cert: forge.pki.certificateToPem(cert) };
}
