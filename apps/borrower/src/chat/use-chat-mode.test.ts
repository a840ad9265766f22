import { afterEach, expect, test, vi } from 'vitest';
import { forcedMode } from './use-chat-mode.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the mode that the address names', 'test', '?org=FIGURE&mode=nice', 'nice'],
  ['nothing for an unknown mode', 'test', '?mode=fax', undefined],
  ['nothing in production', 'production', '?mode=nice', undefined],
])('forcedMode is %s [QRY-009, CHAT-008]', (_what, environment, search, expected) => {
  vi.stubGlobal('location', { search });
  expect(forcedMode(environment)).toBe(expected);
});
