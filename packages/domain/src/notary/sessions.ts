import type { SessionAction, SessionEnd } from './enums.ts';

/** Hours before a meeting until which it can be moved or canceled. */
export const CHANGE_HOURS = 24;
/** Minutes before its start from which a booked session can be joined. */
export const JOIN_MINUTES = 15;

/** Returns the signer's options after a video session that ended this way, best first. */
export function getSessionActions(end: SessionEnd | null): readonly SessionAction[] {
  switch (end) {
    case null:
    case 'SIGNED':
      return [];
    case 'LEFT':
    case 'NOTARY_LEFT':
    case 'TECHNICAL':
      return ['JOIN_AGAIN', 'SCHEDULE', 'IN_PERSON', 'CALL'];
    case 'ID_FAILED':
      return ['JOIN_AGAIN', 'IN_PERSON', 'CALL'];
    case 'STATE_NOT_ALLOWED':
      return ['IN_PERSON', 'CALL'];
    case 'PAPERS_CHANGED':
      return ['CALL'];
  }
}

/** Returns until when a meeting that starts at an instant can be moved or canceled; both ISO 8601. */
export const changeableUntil = (startsAt: string): string =>
  new Date(Date.parse(startsAt) - CHANGE_HOURS * 3_600_000).toISOString();
