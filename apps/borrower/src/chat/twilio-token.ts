/** Milliseconds after a renewal in which another request gets the same token. */
const RENEWED_MS = 500;

/** Twilio's token of a conversation. Our server renews an old token only once, so simultaneous requests share one. */
export class TwilioToken {
  value: string;
  readonly #refresh: () => Promise<string>;
  #renewing: Promise<string> | undefined;

  constructor(value: string, refresh: () => Promise<string>) {
    this.value = value;
    this.#refresh = refresh;
  }

  renew(): Promise<string> {
    this.#renewing ??= this.#replace().finally(() => {
      setTimeout(() => {
        this.#renewing = undefined;
      }, RENEWED_MS);
    });
    return this.#renewing;
  }

  async #replace(): Promise<string> {
    this.value = await this.#refresh();
    return this.value;
  }
}
