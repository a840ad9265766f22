import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { ORGANIZATION_HEADER, VendorFailure } from '../call.ts';
import { Undeliverable, type Mail, type MailPort } from './port.ts';

export interface SmtpSettings {
  /** `smtps://user:password@host:465` or `smtp://host:587`. */
  readonly url: string;
  /** The sender, as `Alderpoint Home <no-reply@lender.example>`. */
  readonly from: string;
  /** Whether the connection must be encrypted; off for a relay on the same machine. */
  readonly requireTls: boolean;
  /** Longest time for one letter, in milliseconds: shorter than a job may take, so that no try outlives the next one. */
  readonly deadline?: number;
}

const DEADLINE = 20_000;

/**
 * Mail by SMTP. SMTP knows no idempotency key: a crash between the server's 250 and our noting it sends a letter twice (decision 0024). The Message-ID is
 * made of the key, so that mailboxes that compare it keep one. A refusal with 5xx of the address or the letter is final, anything else may be tried again.
 */
export function smtpMail(settings: SmtpSettings): MailPort {
  const host = new URL(settings.url).hostname;
  return {
    provider: 'smtp',
    async send(mail, key) {
      const messageId = `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${host}>`;
      try {
        await handOver(settings, mail, messageId);
      } catch (error) {
        // The transport's own message may hold the recipient.
        throw isFinal(error) ? new Undeliverable() : new VendorFailure('UNAVAILABLE', 'mail');
      }
    },
  };
}

/** One connection for one letter, cut when its time is over: what was not handed over by then is not handed over later behind our back. */
async function handOver(
  { url, from, requireTls, deadline = DEADLINE }: SmtpSettings,
  { to, subject, text, html, organisation }: Mail,
  messageId: string,
): Promise<void> {
  const { hostname, port, protocol } = new URL(url);
  const socket = connect({
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
  });
  const timer = setTimeout(() => socket.destroy(), deadline);
  try {
    await connected(socket);
    const transport = createTransport({
      url,
      greetingTimeout: deadline,
      socketTimeout: deadline,
      requireTLS: requireTls,
      getSocket: (_options, take) => take(null, { connection: socket }),
    });
    await transport.sendMail({
      from,
      to,
      subject,
      text,
      messageId,
      headers: { [ORGANIZATION_HEADER]: organisation },
      ...(html === undefined ? {} : { html }),
    });
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

function connected(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.on('error', reject);
    socket.once('close', () => reject(new VendorFailure('TIMEOUT', 'mail')));
  });
}

/** Whether the server will not take this letter for this address, today or tomorrow. A refused login or sender is ours to mend: that is tried again. */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return responseCode !== undefined && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
