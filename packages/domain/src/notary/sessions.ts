import type { SessionAction, SessionEnd } from './enums.ts';

/** Hours before a meeting until which it can be moved or canceled. */
export const CHANGE_HOURS = 24;
/** Minutes before its start from which a booked session can be joined. */
export const JOIN_MINUTES = 15;

/** Options after a session with this end, best first. */
export function afterSession(end: SessionEnd | null): readonly SessionAction[] {
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

/** Until when a meeting at an instant (ISO 8601) can be moved. */
export const changeableUntil = (startsAt: string): string =>
  new Date(Date.parse(startsAt) - CHANGE_HOURS * 3_600_000).toISOString();
