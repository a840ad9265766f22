import { lazy, type ComponentType, type ReactNode } from 'react';
import { reloadOnce, reloadsDone } from './reload.ts';

export interface LazyScreen {
  (): ReactNode;
  /** Fetches the screen before it is rendered; a failure reloads the page, at most five times. */
  load(): Promise<void>;
  /** Fetches it ahead of need; a failure is nobody's business yet, the screen itself will say. */
  prefetch(): Promise<void>;
}

/** React.lazy suspends on its first render even when its chunk is already here; this one renders at once after load(). */
export function lazyScreen(importer: () => Promise<ComponentType>): LazyScreen {
  let ready: ComponentType | undefined;
  const load = async () => {
    try {
      ready = await importer();
      reloadsDone();
    } catch (error) {
      // A held press goes first: its values are on the page that a reload would throw away.
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

/** A screen that is here with the first chunk. */
export function readyScreen(component: ComponentType): LazyScreen {
  const Ready = component;
  return Object.assign(() => <Ready />, { load: () => Promise.resolve(), prefetch: () => Promise.resolve() });
}
