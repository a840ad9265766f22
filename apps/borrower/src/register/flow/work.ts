type Work = typeof import('./lazy/work.ts');

let work: Promise<Work> | undefined;

/**
 * Loads the registration steps' schemas and calls, on the first input or submit, so that the first step renders without
 * them. After a failed load the next call tries again.
 */
export function loadStepModule(): Promise<Work> {
  work ??= import('./lazy/work.ts').catch((error: unknown) => {
    work = undefined;
    throw error;
  });
  return work;
}
