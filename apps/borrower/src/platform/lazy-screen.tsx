import type { ComponentType, ReactNode } from 'react';
import { startLoad } from './loads.ts';
import { reloadOnce, reloadsDone } from './reload.ts';
import { retryableLazy } from './retryable-lazy.ts';

/** A screen whose chunk loads when it is needed. */
export interface LazyScreen {
  (): ReactNode;
  /** Fetches the screen before it is rendered; a failure reloads the page, at most five times. */
  load(): Promise<void>;
  /** Fetches the screen ahead of time. Ignores failures, which the screen itself reports when it's needed. */
  prefetch(): Promise<void>;
}

/**
 * Creates a screen from its import. React.lazy suspends on its first render even if its chunk has loaded; this renders
 * right away after load(). `onLoad` ends the count of reloads; a part of a page passes an empty function, because the
 * rest may still fail.
 */
export function lazyScreen(importer: () => Promise<ComponentType>, onLoad: () => void = reloadsDone): LazyScreen {
  let ready: ComponentType | undefined;
  const load = async () => {
    try {
      ready = await importer();
      onLoad();
    } catch (error) {
      // Submits a held press first, because a reload would discard its values.
      if (typeof window !== 'undefined') {
        window.lintelHold?.giveUp();
        await reloadOnce();
      }
      throw error;
    }
  };
  const getLater = retryableLazy(async () => {
    if (!ready) {
      // The router keeps the old screen until the new one is there, so no fallback shows that it is loading.
      const { stop } = startLoad();
      await load().finally(stop);
    }
    return ready!;
  });
  const screen = () => {
    const Shown = ready ?? getLater();
    return <Shown />;
  };
  const prefetch = () =>
    importer().then(
      (component) => {
        ready = component;
      },
      () => {},
    );
  return Object.assign(screen, { load, prefetch });
}

/** Wraps a screen that is in the first chunk, so that route tables can list it like a lazy one. */
export function readyScreen(component: ComponentType): LazyScreen {
  const Ready = component;
  return Object.assign(() => <Ready />, { load: () => Promise.resolve(), prefetch: () => Promise.resolve() });
}
