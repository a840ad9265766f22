import type { RegistrationDraft } from '@lintel/domain';
import { RouterLinkProvider } from '@lintel/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { buildSamplePage } from '../../../test/samples.ts';
import { PageDataProvider } from '../../platform/page-data.tsx';
import { DraftProvider } from '../../register/flow/draft.tsx';
import { ComingSoonScreen } from './coming-soon-screen.tsx';

function readScreen(draft: RegistrationDraft) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <RouterLinkProvider link={Link}>
        <PageDataProvider data={buildSamplePage({ draft, reads: { statesEligible: ['CO'] } })}>
          <DraftProvider>
            <ComingSoonScreen />
          </DraftProvider>
        </PageDataProvider>
      </RouterLinkProvider>
    </MemoryRouter>,
  );
  return {
    title: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1],
    links: [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href),
  };
}

test('a visitor without an account can check a rate or write to the lender', () => {
  expect(readScreen({})).toEqual({
    title: 'Coming soon',
    links: ['/account/heloc/register-v2', '/contact'],
  });
  expect(readScreen({ index: { state: 'CO' } }).title).toBe('Coming soon');
});

test('a visitor whose home is where the lender does not lend yet can join the wait list', () => {
  expect(readScreen({ index: { state: 'TX' } })).toEqual({
    title: 'We’re not lending in Texas yet',
    links: ['/waitlist', '/account/heloc/register-v2'],
  });
});
