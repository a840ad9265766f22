import type { Request, signDocument } from '@lintel/contract';

/** The signer's location from the browser, in degrees; accuracy in meters. */
export type Place = NonNullable<Request<typeof signDocument>['body']['location']>;

/** Milliseconds after which the browser counts as having no location. */
const TIMEOUT_MS = 15_000;

/** Asks the browser for the location. Returns undefined if it isn't allowed or doesn't know. */
export function askBrowser(): Promise<Place | undefined> {
  return new Promise((done) => {
    // Browsers offer no geolocation on insecure pages.
    if (!('geolocation' in navigator)) {
      done(undefined);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => done({ latitude, longitude, accuracy }),
      () => done(undefined),
      { timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  });
}

/** Kinds of browsers whose location settings differ. */
export type Browser = 'SAFARI_PHONE' | 'SAFARI' | 'FIREFOX' | 'CHROMIUM';

/** Returns the browser whose settings to describe, from its user agent. */
export function detectBrowser(userAgent: string): Browser {
  if (/iPhone|iPad/.test(userAgent)) return 'SAFARI_PHONE';
  if (/Firefox\//.test(userAgent)) return 'FIREFOX';
  return /Safari\//.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent) ? 'SAFARI' : 'CHROMIUM';
}
