/** How long after a renewal another request gets the same token. */
const RENEWED_MS = 500;

/** Twilio's token of a conversation. Our server accepts the old one only once, so requests that come together share one. */
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
