import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

let attempt = 0;

/** Lets the next render fetch again what failed to load: React keeps the error of a lazy component. */
export const forgetFailedLoads = (): void => {
  attempt += 1;
};

/** Returns a getter of React.lazy's component for `importer`; after forgetFailedLoads() it returns a new one. */
export function retryableLazy<P>(
  importer: () => Promise<ComponentType<P>>,
): () => LazyExoticComponent<ComponentType<P>> {
  const create = () => lazy(async () => ({ default: await importer() }));
  let component = create();
  let createdAt = attempt;
  return () => {
    if (createdAt !== attempt) {
      createdAt = attempt;
      component = create();
    }
    return component;
  };
}
