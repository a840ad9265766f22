import { readProfile } from '@lintel/contract';
import { callKey } from '@lintel/web';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildSamplePage } from '../../test/samples.ts';
import { PageDataProvider } from '../platform/page-data.tsx';
import { CloseHint, WaitNotice } from './wait-facts.tsx';
import { GATE } from './words.en.ts';

const page = buildSamplePage();
const renderHint = (profile: object | null, part: ReactNode = <CloseHint />): string => {
  const client = new QueryClient();
  client.setQueryData(callKey(readProfile, {}), profile);
  return renderToStaticMarkup(
    <PageDataProvider data={page}>
      <QueryClientProvider client={client}>{part}</QueryClientProvider>
    </PageDataProvider>,
  );
};

test('a wait mentions texts only to a person who agreed to them', () => {
  expect(renderHint({ agreedToTexts: true })).toContain('text and email');
  expect(renderHint({ agreedToTexts: false })).not.toContain('text');
  expect(renderHint(null)).not.toContain('text');
});

test('a wait of seconds asks the reader to stay, and a longer one lets them leave', () => {
  const explain = { owner: 'OTHER', text: '', usualTime: 'a moment', takesSeconds: true } as const;
  expect(renderHint(null, <WaitNotice explain={explain} />)).toContain(GATE.soon);
  expect(renderHint(null, <WaitNotice explain={{ ...explain, takesSeconds: false }} />)).toContain(
    'You can close this page',
  );
});
