import type { Feature } from '../../kernel/feature.ts';
import { funnelFollows } from './follow.ts';

export const funnel: Feature = { onMove: [funnelFollows] };
