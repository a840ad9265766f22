import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

export interface LazyPart {
  (): ReactNode;
  /** Fetches the part before the server renders it. */
  load(): Promise<void>;
}

const Nothing = () => null;

/**
 * A part of the page in a chunk of its own. The page works without it: a part that can't be fetched is left out. In the
 * browser the server's HTML stays until the part is there.
 */
export function lazyPart(importer: () => Promise<ComponentType>): LazyPart {
  let onServer: ComponentType | undefined;
  const Later = lazy(async () => ({ default: await importer().catch(() => Nothing) }));
  const part = () => {
    const Part = onServer ?? Later;
    return (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    );
  };
  const load = async () => {
    onServer = await importer();
  };
  return Object.assign(part, { load });
}
