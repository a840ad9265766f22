import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderConsole } from '../../test/render.tsx';
import { stubConsolePage } from '../../test/stub-page.ts';
import type { Flag } from './site-settings-screen.tsx';

let FlagEntry: typeof import('./flag-entry.tsx').FlagEntry;

beforeAll(async () => {
  stubConsolePage();
  ({ FlagEntry } = await import('./flag-entry.tsx'));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const VALUE = { variables: {}, startsAt: null, endsAt: null };
const PROPOSED = {
  key: 'fe-heloc-prequal-winback',
  ...VALUE,
  enabled: true,
  origin: 'DEFAULT',
  version: 1,
  proposal: {
    changeUuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    from: { ...VALUE, enabled: true },
    to: { ...VALUE, enabled: false },
    made: { name: 'Adam Min', at: '2026-11-28T18:00:00Z' },
    isOwn: false,
  },
} as Flag;

test('a proposal for a flag that isn’t in use shows its value, who decides and that borrowers see no difference', () => {
  const text = renderConsole(<FlagEntry flag={PROPOSED} />).replaceAll(/<[^>]+>/g, '|');
  expect(text).toMatch(/Not in use\|+On\|/);
  expect(text).toContain('A change to this flag needs a second person. You can approve or reject it.');
  expect(text).toContain('Approving it changes only the recorded value: borrowers see no difference.');
});
