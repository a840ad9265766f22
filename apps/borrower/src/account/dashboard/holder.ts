import type { Application } from './application-card.tsx';
import { DASHBOARD } from './copy.ts';

/** Who has the ball, in words. */
export const holderOf = ({ owner, ownerName }: Application['explain']): string =>
  owner === 'OTHER' ? (ownerName ?? DASHBOARD.owner.OTHER) : DASHBOARD.owner[owner];
