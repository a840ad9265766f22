import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { VendorFailure } from '../call.ts';
import type { MailPort } from './port.ts';

export interface SmtpSettings {
  /** `smtps://user:password@host:465` or `smtp://host:587`. */
  readonly url: string;
  /** The sender, as `Alderpoint Home <no-reply@lender.example>`. */
  readonly from: string;
  /** Whether the connection must be encrypted; off for a relay on the same machine. */
  readonly requireTls: boolean;
}

/**
 * Mail by SMTP. SMTP knows no idempotency key: a crash between handing over and noting it may send a letter twice. The
 * Message-ID is made of the key, so that receivers that compare it show one.
 */
export function smtpMail({ url, from, requireTls }: SmtpSettings): MailPort {
  const transport = createTransport({ url, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, requireTLS: requireTls });
  const host = new URL(url).hostname;
  return {
    provider: 'smtp',
    async send(mail, key) {
      const messageId = `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${host}>`;
      try {
        await transport.sendMail({ from, to: mail.to, subject: mail.subject, text: mail.text, messageId });
      } catch {
        // The transport's own message may hold the recipient.
        throw new VendorFailure('UNAVAILABLE', 'mail');
      }
    },
  };
}
