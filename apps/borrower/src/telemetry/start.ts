import { findApplication } from '../platform/lazy/find-application.ts';
import type { PageData } from '../platform/page-data.tsx';
import { mayMeasure, saveConsent } from './consent.ts';
import { watchErrors } from './errors.ts';
import { dropEvents, sendFrom, track } from './events.ts';
import { loadDecisions, resolveTracker, saveExperiments } from './experiments.ts';
import { trackPages } from './page-views.ts';
import { keepTracker } from './tracker.ts';
import { openVisit } from './visit.ts';

/** The data of a page that waits for the consent to telemetry. */
let waitingPage: PageData | undefined;

/**
 * Starts the telemetry of this page (page views, errors, experiments, replay), if it may. A visit that can't be opened
 * ends the telemetry, not the page.
 */
export async function startTelemetry(data: PageData): Promise<void> {
  if (!mayMeasure(data)) {
    waitingPage = data;
    return dropEvents();
  }
  waitingPage = undefined;
  if (data.telemetry?.replayModule !== undefined) void loadReplay(data);
  trackPages();
  watchErrors();
  try {
    const visit = await openVisit([data.telemetry?.baseUrl, ''].filter((base) => base !== undefined));
    sendFrom(visit);
    const tracker = await resolveTracker(visit.sessionKey.trackerUuid);
    keepTracker(tracker);
    await recordExperiments(tracker);
  } catch (error) {
    console.warn(`[telemetry] ${String(error)}`);
    dropEvents();
  }
}

/** Loads the session replay, a separate chunk because few lenders record pages. */
async function loadReplay(data: PageData): Promise<void> {
  try {
    const { startReplay } = await import('./session-replay.ts');
    await startReplay(data);
  } catch (error) {
    console.warn(`[session replay] ${String(error)}`);
  }
}

/** Records the variations that this browser sees: once for each visit, and with the application of the page. */
async function recordExperiments(tracker: string): Promise<void> {
  const decisions = await loadDecisions(tracker);
  for (const { key, variation } of decisions)
    track({
      event: 'experiment-exposure',
      eventType: 'EXPOSURE',
      eventProperties: { experiment: key, variation },
      dedupeProperty: 'experiment',
    });
  const application = findApplication(location.pathname);
  if (application && decisions.length > 0) await saveExperiments(application, decisions);
}

/** Stores that the visitor agreed to the privacy policy, and starts telemetry on a page that waited for it. */
export function consentToTelemetry(): void {
  saveConsent();
  if (waitingPage) void startTelemetry(waitingPage);
}
