import { calendarDay } from '@lintel/domain';

const DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * The day on which a search for a credit file ends: 30 days after the application was made (Regulation B gives no more for a decision), as
 * yyyy-MM-dd in Pacific time.
 */
export const noFileEnds = (appliedAt: string): string => calendarDay(new Date(appliedAt).getTime() + DAYS * DAY_MS);
