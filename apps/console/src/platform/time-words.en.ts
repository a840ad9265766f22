/** A time by the clock of the home's time zone, which the time names. */
export const whereTheHomeIs = (time: string): string => `${time} (property’s time zone)`;
