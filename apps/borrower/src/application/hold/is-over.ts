import { endOfDay } from '@lintel/domain';

/** Whether a day of the lender (yyyy-MM-dd) has ended. */
export const isOver = (date: string, now = Date.now()): boolean => now > Date.parse(endOfDay(date));
