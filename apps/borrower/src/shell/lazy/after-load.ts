import { updateReads, type PageData } from '../../platform/page-data.tsx';
import { startTelemetry } from '../../telemetry/start.ts';
import { overrideFlags } from './flag-overrides.ts';

/** Milliseconds between two looks at what the lender changed: any change shows within a minute. */
const REFRESH_MS = 45_000;

/** What a page does once it is there and the visitor has had a moment with it. */
export function afterLoad(data: PageData): void {
  void startTelemetry(data);
  showOverrides(data);
  import('./site.ts').then(
    ({ keepRefreshing }) => {
      // The page renders again, now with the chat of a visitor.
      updateReads({});
      setTimeout(() => keepRefreshing(data, REFRESH_MS), data.reads.banners ? REFRESH_MS : 0);
    },
    () => {}, // The page stays as it was rendered.
  );
}

/** A tester's flags take the place of the page's. */
function showOverrides(data: PageData): void {
  const flags = data.reads.flags ?? [];
  const overridden = overrideFlags(flags, data);
  if (overridden.some((flag, index) => flag !== flags[index])) updateReads({ flags: overridden });
}
