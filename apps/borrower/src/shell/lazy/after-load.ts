import { updateReads, type PageData } from '../../platform/page-data.tsx';
import { startTelemetry } from '../../telemetry/start.ts';
import { overrideFlags } from './flag-overrides.ts';

/** Milliseconds between two reads of banners and flags, so that a lender's change shows within a minute. */
const REFRESH_MS = 45_000;

/** The specification's interval for the office hours. */
const HOURS_MS = 60_000;

/**
 * Starts the work that waits until a page has loaded: telemetry, testers' flags, and refreshing hours, banners and
 * flags.
 */
export function afterLoad(data: PageData): void {
  void startTelemetry(data);
  showOverrides(data);
  keepRefreshing(() => void updateHours(data), HOURS_MS);
  import('./site.ts').then(
    ({ refreshReads }) => {
      // The page renders again, now with the chat of a visitor.
      updateReads({});
      const refresh = (): void => void refreshReads(data);
      const begin = (): void => {
        ifVisible(refresh);
        keepRefreshing(refresh, REFRESH_MS);
      };
      setTimeout(begin, data.reads.banners ? REFRESH_MS : 0);
    },
    () => {}, // The page stays as it was rendered.
  );
}

function ifVisible(refresh: () => void): void {
  if (document.visibilityState === 'visible' && navigator.onLine) refresh();
}

/** Refreshes at each interval and when the tab is shown again, as long as it is visible. */
function keepRefreshing(refresh: () => void, every: number): void {
  setInterval(() => ifVisible(refresh), every);
  document.addEventListener('visibilitychange', () => ifVisible(refresh));
}

// A separate chunk, fetched a minute later: most visitors have left the first page by then.
const updateHours = (data: PageData): Promise<void> =>
  import('./refresh-hours.ts').then(({ refreshHours }) => refreshHours(data)).catch(() => {}); // The page keeps the hours it has.

/** Replaces the page's flags by a tester's. */
function showOverrides(data: PageData): void {
  const flags = data.reads.flags ?? [];
  const overridden = overrideFlags(flags, data);
  if (overridden.some((flag, index) => flag !== flags[index])) updateReads({ flags: overridden });
}
