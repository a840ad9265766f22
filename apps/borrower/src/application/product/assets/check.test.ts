import { expect, test } from 'vitest';
import { checkAccount } from './check.ts';

const VALID_INPUT = { type: 'SAVINGS', institution: ' First Example Bank ', balance: '$48,000.50' };

test('reads an account as typed', () => {
  expect(checkAccount(VALID_INPUT)).toEqual({
    account: { type: 'SAVINGS', institution: 'First Example Bank', balance: 48_000.5 },
    messages: [],
  });
});

test.each([
  [{ type: 'GOLD' }, ['type']],
  [{ institution: '   ' }, ['institution']],
  [{ institution: 'x'.repeat(101) }, ['institution']],
  [{ balance: '' }, ['balance']],
  [{ balance: '-1' }, ['balance']],
  [{ balance: '1,000,000,000' }, ['balance']],
  [{ type: '', institution: '', balance: 'much' }, ['type', 'institution', 'balance']],
])('reports the errors of %o in the page’s order', (typed, fields) => {
  const { account, messages } = checkAccount({ ...VALID_INPUT, ...typed });
  expect([account, messages.map(({ field }) => field)]).toEqual([undefined, fields]);
});
