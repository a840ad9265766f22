import { VendorFailure } from '../call.ts';

/** One letter by e-mail. `template` names what it is for; the outbox and the logs show that alone. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same words as a page, for readers that show one. */
  readonly html?: string;
  readonly template: string;
  readonly organisation: string;
  readonly applicationUuid: string | null;
}

/** Sends mail. The same key is the same letter: given again after a crash it is not sent twice, as far as the way allows. */
export interface MailPort {
  readonly provider: string;
  send(mail: Mail, key: string): Promise<void>;
}

/** The address takes no mail, now or later: asking again changes nothing. */
export class Undeliverable extends VendorFailure {
  override name = 'Undeliverable';

  constructor() {
    super('UNAVAILABLE', 'mail');
  }
}
