import type { WorkName } from '@lintel/domain';
import { features } from '../src/features.ts';
import type { Feature } from '../src/kernel/feature.ts';

/** The server without these works: a file stays where one of them would continue, or the test runs it itself. */
export const excludeWork = (...names: readonly WorkName[]): readonly Feature[] =>
  features.map(({ work, ...feature }) => ({
    ...feature,
    work: Object.fromEntries(Object.entries(work ?? {}).filter(([name]) => !names.includes(name as WorkName))),
  }));
