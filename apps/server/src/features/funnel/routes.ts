import type { Feature } from '../../kernel/feature.ts';
import { updateFunnel } from './follow.ts';

/** Keeps the figures of the reports up to date. The console API has the calls that read them. */
export const funnel: Feature = { afterWrite: [updateFunnel] };
