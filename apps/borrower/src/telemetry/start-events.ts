import { track } from './events.ts';
import { consentToTelemetry } from './start.ts';

const STARTS = ['helocStarted', 'appStarted', 'heloc-register-start'] as const;

/**
 * Tracks the start of an application, once for each, after it was created and the consents were saved. The borrower
 * agreed to the privacy policy on the way here, so telemetry starts if it waited for that.
 */
export function trackStart(applicationUuid: string): void {
  consentToTelemetry();
  for (const event of STARTS) track({ event, eventType: 'TRACK', applicationUuid, dedupeProperty: 'applicationUuid' });
}
