import { calendarDay, PACIFIC } from '@lintel/domain';
import { dateWords } from '@lintel/web';

const MOMENT = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: PACIFIC,
});

/** "Nov 19, 2026" and "Nov 2026", Pacific. */
export const { dayOf, dayOfDate, monthOf } = dateWords({
  day: { month: 'short', day: 'numeric', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  timeZone: PACIFIC,
});

/** "Thu, Nov 19, 4:02 PM", Pacific as all times of the desk. */
export const formatDateTime = (instant: string): string => MOMENT.format(new Date(instant));

/** The desk's day now, yyyy-MM-dd. */
export const todayAtDesk = (): string => calendarDay(new Date().toISOString(), PACIFIC);
/** Noon of a day (yyyy-MM-dd) at the desk; of today, now where noon is still to come. A later day stays as typed: the server says whether it can be. */
export function toNoon(day: string): string {
  const noon = Date.parse(`${day}T20:00:00Z`);
  return new Date(day === todayAtDesk() ? Math.min(noon, Date.now()) : noon).toISOString();
}

/** Day and time of the desk (yyyy-MM-ddTHH:mm, Pacific) as an instant. */
export function instantAtDesk(local: string): string {
  const [summer, winter] = ['-07:00', '-08:00'].map((offset) => new Date(`${local}${offset}`)) as [Date, Date];
  return (
    summer.toLocaleString('sv-SE', { timeZone: PACIFIC }).startsWith(local.replace('T', ' ')) ? summer : winter
  ).toISOString();
}

/** What is spoken by its letters. */
const SHORT = /\b(facta|avm|bpo|hmda|ssn|id|uw|dti|dob|heloc|us)\b/g;

/** A code of the contract in words: SOFT_CREDIT_ERROR and SoftCreditReturned read "Soft credit error", "Soft credit returned". */
export function formatCode(code: string): string {
  const words = code
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
    .replaceAll(SHORT, (name) => name.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
