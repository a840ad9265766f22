import { expect, test } from 'vitest';
import { submitErrors } from './app-summary-screen.tsx';

test.each<[Record<string, string>, boolean, string[]]>([
  [{}, true, ['certified', 'consent']],
  [{ certified: 'on' }, true, ['consent']],
  [{ consent: 'on' }, true, ['certified']],
  [{ certified: 'on', consent: 'on' }, true, []],
  [{}, false, ['certified']],
  [{ certified: 'on' }, false, []],
])('with %j ticked, and the consent asked for: %s, %j is still to do [SCREEN-101]', (typed, asksConsent, open) => {
  expect(submitErrors(typed, asksConsent).map(({ field }) => field)).toEqual(open);
});
