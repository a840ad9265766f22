const DAY = 86_400_000;

/**
 * By when staff should have acted on what came up at an instant: one business day later, Saturdays and Sundays not counted. A target of
 * the house for the order of the queue, no legal clock.
 */
export function staffTarget(since: Date): Date {
  let at = since.getTime() + DAY;
  while (isWeekend(new Date(at))) at += DAY;
  return new Date(at);
}

const isWeekend = (at: Date): boolean => at.getUTCDay() === 0 || at.getUTCDay() === 6;
