import type { Locator, Page } from '@playwright/test';

/** The loader: the brand's animation, which covers the page. */
export const locateLoader = (page: Page): Locator => page.locator('[data-loader]');

/** Returns the properties that each of the loader's running animations changes. */
export const readAnimations = (page: Page): Promise<string[][]> =>
  locateLoader(page).evaluate((loader) =>
    loader.getAnimations({ subtree: true }).map(({ effect }) => {
      const keyframes = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      const names = new Set(keyframes.flatMap((keyframe) => Object.keys(keyframe)));
      return ['transform', 'opacity', 'backgroundPositionX'].filter((name) => names.has(name));
    }),
  );

/** When the three events of `trackLoader` happened, in milliseconds since the page opened. */
interface LoaderTimes {
  shown?: number;
  /** When nothing on the page was loading any more. */
  loaded?: number;
  hidden?: number;
}

/** Records when the loader appears and disappears, and when the page behind it has loaded. */
export const trackLoader = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const times: LoaderTimes = {};
    Object.assign(window, { loaderTimes: times });
    const look = () => {
      const isShown = document.querySelector('[data-loader]') !== null;
      const isLoading = document.querySelector('main [aria-busy=true]') !== null;
      const now = performance.now();
      if (isShown) times.shown ??= now;
      if (times.shown !== undefined && isLoading) delete times.loaded;
      else if (times.shown !== undefined) times.loaded ??= now;
      if (times.shown !== undefined && !isShown) times.hidden ??= now;
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });

/** Returns the times that `trackLoader` recorded. */
export const readLoaderTimes = (page: Page): Promise<LoaderTimes> =>
  page.evaluate(() => Reflect.get(window, 'loaderTimes') as LoaderTimes);
