import { track } from './events.ts';
import { consentToTelemetry } from './start.ts';

const STARTS = ['helocStarted', 'appStarted', 'heloc-register-start'] as const;

/**
 * The application exists and the consents for texts are saved: tracks its start, once for each application.
 * The borrower agreed to the privacy policy on the way here.
 */
export function trackStart(applicationUuid: string): void {
  consentToTelemetry();
  for (const event of STARTS) track({ event, eventType: 'TRACK', applicationUuid, dedupeProperty: 'applicationUuid' });
}
