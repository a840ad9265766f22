import { expect, test } from 'vitest';
import { submitErrors } from './app-summary-screen.tsx';

test.each<[Record<string, string>, boolean, string[]]>([
  [{}, true, ['certified', 'consent']],
  [{ certified: 'on' }, true, ['consent']],
  [{ consent: 'on' }, true, ['certified']],
  [{ certified: 'on', consent: 'on' }, true, []],
  [{}, false, ['certified']],
  [{ certified: 'on' }, false, []],
])('with %j checked and consent required (%s), reports %j [SCREEN-101]', (typed, asksConsent, open) => {
  expect(submitErrors(typed, asksConsent).map(({ field }) => field)).toEqual(open);
});
