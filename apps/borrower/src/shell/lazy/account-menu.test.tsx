import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { buildSamplePage } from '../../../test/samples.ts';
import { PageDataProvider, type PublicReads } from '../../platform/page-data.tsx';
import { AccountMenu } from './account-menu.tsx';

const renderMenu = (reads: PublicReads): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PageDataProvider data={buildSamplePage({ reads })}>
        <AccountMenu />
      </PageDataProvider>
    </MemoryRouter>,
  );

test('links to the products of the provider that the page lists, and to none otherwise [BRAND-012]', () => {
  expect(renderMenu({ extras: [{ label: 'Marketplace', url: '/market' }] })).toMatch(
    /<a [^>]*href="\/market"[^>]*>.*Marketplace<\/a>/,
  );
  expect(renderMenu({})).not.toContain('Marketplace');
});
