import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderConsole } from '../../test/render.tsx';
import { stubConsolePage } from '../../test/stub-page.ts';

let AccountSetupScreen: typeof import('./account-setup-screen.tsx').AccountSetupScreen;

beforeAll(async () => {
  stubConsolePage();
  ({ AccountSetupScreen } = await import('./account-setup-screen.tsx'));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test('an invitation without its link’s token says to ask an admin for a new one', () => {
  expect(renderConsole(<AccountSetupScreen />, '/account-setup')).toContain('Ask an admin for a new invitation.');
});
