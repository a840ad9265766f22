import type { PageData } from '../../platform/page-data.tsx';
import { startTelemetry } from '../../telemetry/start.ts';

/** Milliseconds between two looks at what the lender changed: any change shows within a minute. */
const EVERY = 45_000;

/** What a page does once it is there and the visitor has had a moment with it. */
export function afterLoad(data: PageData): void {
  void startTelemetry(data);
  setTimeout(
    () => {
      import('./site.ts').then(
        ({ keepRefreshing }) => keepRefreshing(data, EVERY),
        () => {}, // The page stays as it was rendered.
      );
    },
    data.reads.banners ? EVERY : 0,
  );
}
