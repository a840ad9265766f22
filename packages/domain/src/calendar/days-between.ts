const DAY = 86_400_000;

/** The days from a date to another, negative when that is earlier; both yyyy-MM-dd. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);
