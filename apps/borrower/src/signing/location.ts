import type { Request, signDocument } from '@lintel/contract';

/** Where somebody signs, in degrees, as the browser told it; accuracy in metres. */
export type Place = NonNullable<Request<typeof signDocument>['body']['location']>;

/** A browser that has not answered by then has nothing to tell. */
const MOST_MS = 15_000;

/** Asks the browser where it is. Undefined: it was not allowed to say, or does not know. */
export function askBrowser(): Promise<Place | undefined> {
  return new Promise((done) => {
    // A page without a secure address has no such thing.
    if (!('geolocation' in navigator)) {
      done(undefined);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => done({ latitude, longitude, accuracy }),
      () => done(undefined),
      { timeout: MOST_MS, maximumAge: 60_000 },
    );
  });
}

export type Browser = 'SAFARI_PHONE' | 'SAFARI' | 'FIREFOX' | 'CHROMIUM';

/** Whose settings to describe, by the name a browser gives itself. */
export function detectBrowser(userAgent: string): Browser {
  if (/iPhone|iPad/.test(userAgent)) return 'SAFARI_PHONE';
  if (/Firefox\//.test(userAgent)) return 'FIREFOX';
  return /Safari\//.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent) ? 'SAFARI' : 'CHROMIUM';
}
