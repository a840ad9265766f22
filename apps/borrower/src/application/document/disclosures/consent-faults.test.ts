import { expect, test } from 'vitest';
import type { Typed } from '../../../gate/use-press.ts';
import { consentFaults } from './consent-faults.ts';
import { ESIGN } from './copy.ts';

test.each<{ typed: Typed; missing: string[] }>([
  { typed: {}, missing: ['code', 'agree'] },
  { typed: { code: '  ' }, missing: ['code', 'agree'] },
  { typed: { code: '482 193' }, missing: ['agree'] },
  { typed: { agree: 'yes' }, missing: ['code'] },
  { typed: { code: '482193', agree: 'yes' }, missing: [] },
])('asks for the code of the sample and for a ticked box: $typed misses $missing', ({ typed, missing }) => {
  expect(consentFaults(typed).map(({ id }) => id)).toEqual(missing);
  expect(consentFaults({})[0]?.message).toBe(ESIGN.codeMissing);
});
