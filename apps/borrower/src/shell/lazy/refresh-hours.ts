import { readHours } from '@lintel/contract';
import { publicApi } from '../../platform/lazy/api.ts';
import { updateReads, type PageData } from '../../platform/page-data.tsx';
import { FOOTER_HOURS_ID } from '../footer-hours.ts';
import { todaysHours } from '../hours.ts';

let shown: string | undefined;

/** Reads the hours of the phone line again and shows them everywhere on the page. */
export async function refreshHours({ now, reads }: PageData): Promise<void> {
  const hours = await publicApi(readHours, { params: { department: 'OPS_PHONE' }, query: { display: 'true' } });
  // By the server's clock, which the browser's may not match.
  const ahead = Date.parse(now) - performance.timeOrigin;
  const hoursToday = todaysHours(hours, new Date(Date.now() + ahead).toISOString());
  shown ??= JSON.stringify([reads.hours, reads.hoursToday]);
  const news = JSON.stringify([hours, hoursToday]);
  // The page renders again only for a change.
  if (news === shown) return;
  shown = news;
  updateReads({ hours, hoursToday });
  // The footer is static markup outside the app.
  const line = document.getElementById(FOOTER_HOURS_ID);
  if (line) line.textContent = hoursToday ?? '';
}
