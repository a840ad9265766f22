type Work = typeof import('./later/work.ts');

let work: Promise<Work> | undefined;

/**
 * Schemas and calls of the steps: fetched with the first thing that is typed or pressed, not before the first step can be read.
 * A fetch that failed is tried again at the next need.
 */
export function atWork(): Promise<Work> {
  work ??= import('./later/work.ts').catch((error: unknown) => {
    work = undefined;
    throw error;
  });
  return work;
}
