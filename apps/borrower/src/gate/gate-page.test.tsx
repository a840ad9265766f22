import { ErrorSummary } from '@lintel/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { PageDataProvider, type PageData } from '../platform/page-data.tsx';
import { ScreenPending } from '../platform/screen-pending.tsx';
import { GateSentence, PressActions } from './gate-page.tsx';
import type { Press } from './use-press.ts';

const page = { privateLabel: { loader: { kind: 'ring' }, logo: {} }, assetBase: '/' } as unknown as PageData;
const alerts = (of: Pick<Press, 'faults' | 'trouble'>) => {
  const press = { ...of, attempt: 1 } as unknown as Press;
  return (
    renderToStaticMarkup(
      <>
        <ErrorSummary title="Problem" errors={press.faults} />
        <PressActions press={press}>
          <b />
        </PressActions>
      </>,
    ).match(/role="alert"/g)?.length ?? 0
  );
};

test('a press that went wrong has one alert, and one that did not has none', () => {
  expect(alerts({ faults: [], trouble: undefined })).toBe(0);
  expect(alerts({ faults: [{ id: 'ssn', message: 'Enter it' }], trouble: undefined })).toBe(1);
  expect(alerts({ faults: [], trouble: 'Not now' })).toBe(1);
});

test('a page that is on its way has one heading and no second live region', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PageDataProvider data={page}>
        <ScreenPending />
      </PageDataProvider>
    </MemoryRouter>,
  );
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toMatch(/<output|aria-live|role="(status|alert)"/);
});

test('what is asked stands in bold behind its sentence, and an answer like "Nothing, or cancel." behind its question', () => {
  const shown = (ask: string | null) =>
    renderToStaticMarkup(<GateSentence explain={{ text: 'You may cancel.', ask } as never} />);
  expect([shown('Nothing, or cancel.'), shown('Read and sign.'), shown(null)]).toEqual([
    'You may cancel. What you need to do: <b>Nothing, or cancel.</b>',
    'You may cancel. <b>Read and sign.</b>',
    'You may cancel.',
  ]);
});
