import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { buildSamplePage } from '../../../test/samples.ts';
import { PageDataProvider, type PublicReads } from '../../platform/page-data.tsx';
import { LoggedInNav } from './logged-in-nav.tsx';

const renderNav = (reads: PublicReads): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PageDataProvider data={buildSamplePage({ reads })}>
        <LoggedInNav />
      </PageDataProvider>
    </MemoryRouter>,
  );

test('links to the products of the provider that the page lists, and to none otherwise [BRAND-012]', () => {
  expect(renderNav({ extras: [{ label: 'Marketplace', url: '/market' }] })).toMatch(
    /<a [^>]*href="\/market"[^>]*>.*Marketplace<\/span><\/a>/,
  );
  expect(renderNav({})).not.toContain('Marketplace');
});
