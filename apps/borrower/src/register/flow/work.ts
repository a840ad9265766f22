type Work = typeof import('./lazy/work.ts');

let work: Promise<Work> | undefined;

/**
 * The steps' schemas and calls. Loads on the first input or press, so the first step renders without them; after a
 * failed load the next call tries again.
 */
export function loadStepModule(): Promise<Work> {
  work ??= import('./lazy/work.ts').catch((error: unknown) => {
    work = undefined;
    throw error;
  });
  return work;
}
