import { ErrorSummary } from '@lintel/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { buildSamplePage } from '../../test/samples.ts';
import { PageDataProvider } from '../platform/page-data.tsx';
import { ScreenPending } from '../platform/screen-pending.tsx';
import { GateSentence, FormActions } from './gate-page.tsx';
import type { GateFormState } from './use-gate-form.ts';

const page = buildSamplePage();
const renderAlerts = (form: Pick<GateFormState, 'errors' | 'formError'>) =>
  renderToStaticMarkup(
    <>
      <ErrorSummary title="Problem" errors={form.errors} />
      <FormActions form={form}>
        <b />
      </FormActions>
    </>,
  ).match(/role="alert"/g)?.length ?? 0;

test('a failed press shows one alert and a successful one none', () => {
  expect(renderAlerts({ errors: [], formError: undefined })).toBe(0);
  expect(renderAlerts({ errors: [{ field: 'ssn', message: 'Enter it' }], formError: undefined })).toBe(1);
  expect(renderAlerts({ errors: [], formError: 'Not now' })).toBe(1);
});

test('a loading page has one heading and no second live region', () => {
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

test('GateSentence shows the request in bold after its sentence', () => {
  const shown = (ask: string | null) =>
    renderToStaticMarkup(<GateSentence explain={{ text: 'You may cancel.', ask } as never} />);
  expect([shown('Read and sign.'), shown(null)]).toEqual(['You may cancel. <b>Read and sign.</b>', 'You may cancel.']);
});
