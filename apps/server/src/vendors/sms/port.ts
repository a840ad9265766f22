/** One text message. Whether the person agreed to texts is for the caller to know. */
export interface Sms {
  /** Ten digits. */
  readonly to: string;
  readonly text: string;
  readonly template: string;
  readonly organisation: string;
  readonly applicationUuid: string | null;
}

/** Sends texts; keys as in the mail port. */
export interface SmsPort {
  readonly provider: string;
  send(sms: Sms, key: string): Promise<void>;
}
