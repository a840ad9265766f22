import type { Locale } from '@lintel/domain';

/** One text message. The caller must know that the person agreed to texts. */
export interface Sms {
  /** Ten digits. */
  readonly to: string;
  readonly text: string;
  /** The language of the text. */
  readonly locale: Locale;
  readonly template: string;
  readonly organisation: string;
  readonly applicationUuid: string | null;
}

/** Sends texts. Keys work as in the mail port. */
export interface SmsPort {
  readonly provider: string;
  send(sms: Sms, key: string): Promise<void>;
}
