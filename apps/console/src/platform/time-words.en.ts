/** A time by the clock of the home's time zone, which the time names. */
export const inPropertyTimeZone = (time: string): string => `${time} (property’s time zone)`;
