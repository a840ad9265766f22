import { useState, type ComponentType, type ReactNode } from 'react';
import { retryableLazy } from './retryable-lazy.ts';

/** A part of a page whose chunk loads when it is needed. */
export interface LazyPart<P> {
  (props: P): ReactNode;
  /** Fetches the part before it is rendered. */
  readonly load: () => Promise<void>;
  /** Fetches the part ahead of time. Ignores failures, which the part itself reports when it's needed. */
  readonly prefetch: () => void;
}

/**
 * Creates a part from its import. React.lazy shows the fallback even if the chunk has loaded, and React delays what
 * replaces a fallback until 300 ms after the last one; this renders right away after load().
 */
export function lazyPart<P extends object>(importer: () => Promise<ComponentType<P>>): LazyPart<P> {
  let ready: ComponentType<P> | undefined;
  const load = async () => {
    ready = await importer();
  };
  const getLater = retryableLazy(importer);
  function Part(props: P): ReactNode {
    // A part that was shown keeps its component: another one would discard its state.
    const [Shown] = useState<ComponentType<P>>(() => ready ?? getLater());
    return <Shown {...props} />;
  }
  const prefetch = () => {
    load().catch(() => {});
  };
  return Object.assign(Part, { load, prefetch });
}
