import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageDataProvider, usePrivateLabel, type PageData } from './page-data.tsx';

const OrgCode = () => usePrivateLabel().orgCode;

test('a page without private label data fails with the specified sentence [BRAND-008]', () => {
  expect(() => renderToStaticMarkup(<OrgCode />)).toThrow(new Error('No private label data found'));
  const empty = { reads: {} } as PageData;
  expect(() =>
    renderToStaticMarkup(
      <PageDataProvider data={empty}>
        <OrgCode />
      </PageDataProvider>,
    ),
  ).toThrow(new Error('No private label data found'));
});
