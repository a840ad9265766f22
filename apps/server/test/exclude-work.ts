import type { WorkName } from '@lintel/domain';
import { features } from '../src/features.ts';
import type { Feature } from '../src/kernel/feature.ts';

/**
 * Returns the server's features without some kinds of background work: a loan stays where one of them would continue,
 * or the test runs it.
 */
export const excludeWork = (...names: readonly WorkName[]): readonly Feature[] =>
  features.map(({ work, ...feature }) => ({
    ...feature,
    work: Object.fromEntries(Object.entries(work ?? {}).filter(([name]) => !names.includes(name as WorkName))),
  }));
