import { expect, test } from 'vitest';
import { explainedErrors } from './explained.ts';

test.each([
  [{}, ['answer', 'text']],
  [{ answer: 'PAID', text: '  ' }, ['text']],
  [{ answer: 'SOMETHING', text: 'x' }, ['answer']],
  [{ answer: 'PAID', text: 'x'.repeat(501) }, ['text']],
  [{ answer: 'NOT_MINE', text: 'x'.repeat(500) }, []],
  [{ answer: 'EXPLAINED', text: 'It was returned once.' }, []],
])('reports the errors of %j at %j [SCREEN-106]', (typed, fields) => {
  expect(explainedErrors(typed).map(({ field }) => field)).toEqual(fields);
});
