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

test('opens feedback where the page of the main brand says so, and not while its flag is off [FEED-002, SHELL-023]', () => {
  expect(renderMenu({ ceoFeedback: true })).toContain('Send feedback');
  expect(renderMenu({})).not.toContain('Send feedback');
  const flags = [{ key: 'fe-heloc-ceo-feedback', enabled: false }];
  expect(renderMenu({ ceoFeedback: true, flags })).not.toContain('Send feedback');
});
