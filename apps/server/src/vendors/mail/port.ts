import type { Locale } from '@lintel/domain';
import { VendorFailure } from '../call.ts';

/** One email. `template` names its purpose; the outbox and the logs show only that. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same words as HTML, for mail clients that show HTML. */
  readonly html?: string;
  /** The language of the words. */
  readonly locale: Locale;
  readonly template: string;
  readonly organisation: string;
  readonly applicationUuid: string | null;
}

/**
 * Sends email. The same key means the same email: repeated after a crash, it isn't sent twice, as far as the transport
 * allows.
 */
export interface MailPort {
  readonly provider: string;
  send(mail: Mail, key: string): Promise<void>;
}

/** The address permanently refuses mail. Trying again changes nothing. */
export class UndeliverableError extends VendorFailure {
  override name = 'Undeliverable';

  constructor() {
    super('UNAVAILABLE', 'mail');
  }
}
