import { readStaffInfo } from '@lintel/contract';
import { callKey } from '@lintel/web';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stubConsolePage } from '../../test/stub-page.ts';

let Permitted: typeof import('./permitted.tsx').Permitted;

beforeAll(async () => {
  stubConsolePage();
  ({ Permitted } = await import('./permitted.tsx'));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

function renderFor(held: readonly string[] | undefined): string {
  const client = new QueryClient();
  if (held) client.setQueryData(callKey(readStaffInfo, {}), { permissions: held });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Permitted anyOf={['condition', 'document']} refusal={<p>Refused</p>}>
        <form>Post a condition</form>
      </Permitted>
    </QueryClientProvider>,
  );
}

test('shows a page to a person with one of its permissions', () => {
  expect(renderFor(['pipeline', 'document'])).toBe('<form>Post a condition</form>');
});

test('shows only the refusal, and no form, to anyone else', () => {
  expect(renderFor(['pipeline', 'file'])).toBe('<p>Refused</p>');
});

test('shows neither while the permissions load', () => {
  const html = renderFor(undefined);
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toMatch(/Refused|form/);
});
