import type { Schedule } from '@lintel/domain';
import type { BannerRow } from './store.ts';

export const toSchedule = ({ starts_at: start, ends_at: end }: Pick<BannerRow, 'starts_at' | 'ends_at'>): Schedule => ({
  startsAt: start?.toISOString() ?? null,
  endsAt: end?.toISOString() ?? null,
});
