import { dayOf } from '../../../platform/later/dates.ts';

const HOUR = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** A window of time where the reader is: "Tue, Nov 24, 9:00 AM to 11:00 AM". */
export const windowOf = ({ from, to }: { from: string; to: string }): string =>
  `${dayOf(from)}, ${HOUR.format(new Date(from))} to ${HOUR.format(new Date(to))}`;
