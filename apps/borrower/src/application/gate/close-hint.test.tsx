import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readProfile } from '@lintel/contract';
import { GATES, isShortWait } from '@lintel/domain';
import { callKey } from '../../platform/later/use-call.ts';
import { CloseHint } from './close-hint.tsx';

const shown = (profile: object | null): string => {
  const client = new QueryClient();
  client.setQueryData(callKey(readProfile, {}), profile);
  return renderToStaticMarkup(<QueryClientProvider client={client}><CloseHint /></QueryClientProvider>);
};

test('a wait names texts only to a person who agreed to them', () => {
  expect(shown({ agreedToTexts: true })).toContain('text and email');
  expect(shown({ agreedToTexts: false })).not.toContain('text');
  expect(shown(null)).not.toContain('text');
});

test('a wait of seconds asks nobody to leave, and every longer one lets them', () => {
  const short = GATES.filter(({ usualTime }) => isShortWait(usualTime)).map(({ id }) => id);
  expect(short).toEqual(expect.arrayContaining(['soft-credit', 'hard-credit', 'id-check', 'closing-disclosure', 'signing-package']));
  expect(short).not.toEqual(expect.arrayContaining(['income-review']));
  expect(['1 second', '20 seconds', 'seconds', '1 business day', 'minutes', null].map(isShortWait)).toEqual([true, true, true, false, false, false]);
});
