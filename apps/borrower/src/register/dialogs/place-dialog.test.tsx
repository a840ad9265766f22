import { findBrand, privateLabel } from '@lintel/brands';
import type { AddressModal, RegistrationDraft } from '@lintel/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildSamplePage } from '../../../test/samples.ts';
import { PageDataProvider, type PrivateLabel } from '../../platform/page-data.tsx';
import { DraftProvider } from '../flow/draft.tsx';
import { PlaceDialog } from './place-dialog.tsx';

const readLabel = (org: string): PrivateLabel => privateLabel(findBrand(org)!);

/** What the dialog says and where it leads. */
function readDialog(modal: AddressModal, label: PrivateLabel, draft: RegistrationDraft = {}) {
  const html = renderToStaticMarkup(
    <PageDataProvider data={buildSamplePage({ privateLabel: label, draft })}>
      <DraftProvider>
        <PlaceDialog modal={modal} onClose={() => {}} />
      </DraftProvider>
    </PageDataProvider>,
  ).replaceAll('&#x27;', "'");
  return {
    title: /<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1],
    text: /<p[^>]*>(.*?)<\/p>/.exec(html)?.[1],
    links: [...html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, label]) => ({ href, label })),
  };
}

test('says that the lender does not lend in Hawaii and links to its partner lender [ELIG-002, MODAL-001, MODAL-011]', () => {
  const { title, text, links } = readDialog('HAWAII', {
    ...readLabel('FIGURE'),
    hawaiiPartner: { name: 'Island Lender', url: 'https://island.example/apply' },
  });
  expect(title).toBe('Alderpoint Home doesn’t lend in Hawaii.');
  expect(text).toContain('our partner lender, Island Lender,');
  expect(links).toEqual([{ href: 'https://island.example/apply', label: 'Continue with Island Lender' }]);
});

test('links to no one where the brand names no partner lender', () => {
  const { hawaiiPartner: _, ...label } = readLabel('FIGURE');
  const { text, links } = readDialog('HAWAII', label);
  expect(text).toContain(label.support.phoneLabel);
  expect(links).toEqual([]);
});

test.each([
  {
    modal: 'TO_NEW_YORK_SITE',
    org: 'FIGURE',
    title: 'Looks like you are applying with a property located in New York',
    href: 'https://ny.alderpoint.example/account/heloc/register',
    ids: 'MODAL-008',
  },
  {
    modal: 'TO_MAIN_SITE',
    org: 'FIGURE_NY',
    title: 'Looks like you are applying with a property located outside of New York',
    href: 'https://alderpoint.example/account/heloc/register',
    ids: 'MODAL-009',
  },
] as const)('$modal links to the register page of the other site [$ids, MODAL-001, MODAL-010]', (row) => {
  const { title, links } = readDialog(row.modal, readLabel(row.org));
  expect(title).toBe(row.title);
  expect(links.map(({ href }) => href)).toEqual([row.href]);
});

test('takes how the visitor arrived along to the other site, and nothing that was typed [OP-B-003]', () => {
  const { links } = readDialog('TO_NEW_YORK_SITE', readLabel('FIGURE'), {
    index: { street1: '12 Oak St', state: 'NY' },
    visit: { referrer: 'lo-1', utm_source: 'mail' },
  });
  expect(links.map(({ href }) => href?.replaceAll('&amp;', '&'))).toEqual([
    'https://ny.alderpoint.example/account/heloc/register?referrer=lo-1&utm_source=mail',
  ]);
});
