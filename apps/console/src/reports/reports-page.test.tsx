import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderConsole } from '../../test/render.tsx';
import { stubConsolePage } from '../../test/stub-page.ts';

let ReportsPage: typeof import('./reports-page.tsx').ReportsPage;

beforeAll(async () => {
  stubConsolePage();
  ({ ReportsPage } = await import('./reports-page.tsx'));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['that is too long', '?from=2025-01-01&to=2026-12-31', 'Reports cover 400 days at most. Choose a shorter period.'],
  ['that ends before it starts', '?from=2026-01-02&to=2026-01-01', 'Choose an end date on or after the start date.'],
])('a period %s gets one message beside the dates, and no report is asked for', (_which, query, message) => {
  const html = renderConsole(<ReportsPage />, `/reports${query}`);
  expect(html.split(message)).toHaveLength(2);
  expect(html).not.toContain('aria-busy');
});

test('a period that has reports loads them', () => {
  expect(renderConsole(<ReportsPage />, '/reports?from=2026-01-01&to=2026-01-31')).toContain('aria-busy');
});
