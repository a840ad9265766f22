import type { Schedule } from '@lintel/domain';
import type { FlagRow } from './store.ts';

export const toSchedule = ({ starts_at: start, ends_at: end }: Pick<FlagRow, 'starts_at' | 'ends_at'>): Schedule => ({
  startsAt: start?.toISOString() ?? null,
  endsAt: end?.toISOString() ?? null,
});
