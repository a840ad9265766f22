import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { ORGANIZATION_HEADER, VendorFailure } from '../call.ts';
import { UndeliverableError, type Mail, type MailPort } from './port.ts';

export interface SmtpSettings {
  /** `smtps://user:password@host:465` or `smtp://host:587`. */
  readonly url: string;
  /** The sender, such as `Alderpoint Home <no-reply@lender.example>`. */
  readonly from: string;
  /** Whether the connection must be encrypted. Off for a relay on the same machine. */
  readonly requireTls: boolean;
  /** Longest time for one email, in milliseconds. Shorter than a job may take, so that no try outlives the next one. */
  readonly deadline?: number;
}

const DEADLINE = 20_000;

/**
 * Mail by SMTP. SMTP has no idempotency key: a crash between the server's 250 and our record of it sends an email twice
 * (decision 0024). The Message-ID is derived from the key, so mailboxes that compare it keep one. A 5xx refusal of the
 * address or the email is final; any other error may be retried.
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
        // The transport's own message may contain the recipient.
        throw isFinal(error) ? new UndeliverableError() : new VendorFailure('UNAVAILABLE', 'mail');
      }
    },
  };
}

/**
 * Uses one connection for one email and cuts it at the deadline, so that an unfinished email isn't delivered later
 * without our knowledge.
 */
async function handOver(
  { url, from, requireTls, deadline = DEADLINE }: SmtpSettings,
  { to, subject, text, html, locale, organisation }: Mail,
  messageId: string,
): Promise<void> {
  const { hostname, port, protocol } = new URL(url);
  const socket = connect({
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
  });
  const timer = setTimeout(() => socket.destroy(), deadline);
  try {
    await waitForConnection(socket);
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
      headers: { [ORGANIZATION_HEADER]: organisation, 'Content-Language': locale },
      ...(html === undefined ? {} : { html }),
    });
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

function waitForConnection(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.on('error', reject);
    socket.once('close', () => reject(new VendorFailure('TIMEOUT', 'mail')));
  });
}

/**
 * Whether the server permanently refuses this email for this address. A refused login or sender is our
 * misconfiguration, so it is retried.
 */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return responseCode !== undefined && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
