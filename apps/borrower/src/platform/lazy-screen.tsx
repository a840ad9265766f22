import { lazy, type ComponentType, type ReactNode } from 'react';
import { reloadOnce, reloadsDone } from './reload.ts';

export interface LazyScreen {
  (): ReactNode;
  /** Fetches the screen before it is rendered; a failure reloads the page, at most five times. */
  load(): Promise<void>;
  /** Fetches the screen ahead of time. Ignores failures, which the screen itself reports when it's needed. */
  prefetch(): Promise<void>;
}

/** React.lazy suspends on its first render even if its chunk has loaded; this renders right away after load(). */
export function lazyScreen(importer: () => Promise<ComponentType>): LazyScreen {
  let ready: ComponentType | undefined;
  const load = async () => {
    try {
      ready = await importer();
      reloadsDone();
    } catch (error) {
      // Submits a held press first, because a reload would discard its values.
      if (typeof window !== 'undefined') {
        window.lintelHold?.giveUp();
        await reloadOnce();
      }
      throw error;
    }
  };
  const Later = lazy(async () => {
    if (!ready) await load();
    return { default: ready! };
  });
  const screen = () => {
    const Ready = ready;
    return Ready ? <Ready /> : <Later />;
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

/** A screen in the first chunk. */
export function readyScreen(component: ComponentType): LazyScreen {
  const Ready = component;
  return Object.assign(() => <Ready />, { load: () => Promise.resolve(), prefetch: () => Promise.resolve() });
}
