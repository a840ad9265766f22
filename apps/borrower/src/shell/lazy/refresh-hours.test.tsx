import { buildPath, readHours } from '@lintel/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { buildSamplePage } from '../../../test/samples.ts';
import { PageDataProvider } from '../../platform/page-data.tsx';
import { FOOTER_HOURS_ID } from '../footer-hours.ts';
import { Header } from '../header.tsx';
import { refreshHours } from './refresh-hours.ts';

afterEach(() => vi.unstubAllGlobals());

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const buildWeek = (endTime: string) =>
  DAYS.map((weekday, index) => ({ weekday, weekdayValue: index + 1, startTime: '09:00', endTime, isOpen: true }));

/** A Tuesday at ten in Pacific Time. */
const data = buildSamplePage({
  now: '2026-11-17T18:00:00.000Z',
  reads: { hours: buildWeek('17:00'), hoursToday: 'Open today until 5 pm PT' },
});

const renderHeader = (): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PageDataProvider data={data}>
        <Header />
      </PageDataProvider>
    </MemoryRouter>,
  );

/** Answers the read of the phone line's hours with a week, and returns the footer's line. */
function stubPage(endTime: string) {
  const footerLine = { textContent: 'Open today until 5 pm PT' };
  const path = buildPath(readHours, { department: 'OPS_PHONE' });
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes(path) ? Response.json(buildWeek(endTime)) : Response.json({}, { status: 404 }),
  );
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { origin: 'https://lender.example', pathname: '/', search: '' });
  vi.stubGlobal('document', { getElementById: (id: string) => (id === FOOTER_HOURS_ID ? footerLine : null) });
  return footerLine;
}

test('a read of the phone line’s hours replaces the line in header and footer, and closes the office that now closes earlier [HOURS-003]', async () => {
  const unchanged = stubPage('17:00');
  await refreshHours(data);
  expect(unchanged.textContent).toBe('Open today until 5 pm PT');
  expect(renderHeader()).toContain('Open today until 5 pm PT');
  const line = stubPage('09:30');
  await refreshHours(data);
  expect(line.textContent).toBe('Opens Wed 9 am PT');
  expect(renderHeader()).toContain('Opens Wed 9 am PT');
});
