import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageDataProvider, usePrivateLabel, type PageData } from './page-data.tsx';

const Name = () => usePrivateLabel().orgCode;

test('a page without private label data fails with the specified sentence [BRAND-008]', () => {
  expect(() => renderToStaticMarkup(<Name />)).toThrow(new Error('No private label data found'));
  const empty = { reads: {} } as PageData;
  expect(() =>
    renderToStaticMarkup(
      <PageDataProvider data={empty}>
        <Name />
      </PageDataProvider>,
    ),
  ).toThrow(new Error('No private label data found'));
});
