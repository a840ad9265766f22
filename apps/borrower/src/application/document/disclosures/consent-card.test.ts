import type { FormValues } from '@lintel/web';
import { expect, test } from 'vitest';
import { consentErrors } from './consent-card.tsx';
import { ESIGN } from './words.en.ts';

test.each<{ typed: FormValues; missing: string[] }>([
  { typed: {}, missing: ['code', 'agree'] },
  { typed: { code: '  ' }, missing: ['code', 'agree'] },
  { typed: { code: '482 193' }, missing: ['agree'] },
  { typed: { agree: 'yes' }, missing: ['code'] },
  { typed: { code: '482193', agree: 'yes' }, missing: [] },
])('requires the sample code and a checked box: $typed misses $missing', ({ typed, missing }) => {
  expect(consentErrors(typed).map(({ field }) => field)).toEqual(missing);
  expect(consentErrors({})[0]?.message).toBe(ESIGN.codeMissing);
});
