import { expect, test } from 'vitest';
import { unsentInput } from './unsent-input.ts';

const buildForm = (...entries: [string, string][]): FormData => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};

test('keeps typed input after its form closes, for each form separately', () => {
  unsentInput.keep('loan-1 note', buildForm(['text', 'Called.'], ['reasons', 'A'], ['reasons', 'B']));
  expect(unsentInput.read('loan-1 note')).toEqual({ text: ['Called.'], reasons: ['A', 'B'] });
  expect(unsentInput.read('loan-2 note')).toEqual({});
});

test('never keeps passwords or codes', () => {
  unsentInput.keep(
    'login',
    buildForm(['email', 'una@desk.example'], ['password', 'secret'], ['code', '123456'], ['recoveryCode', 'abcd-efgh']),
  );
  expect(unsentInput.read('login')).toEqual({ email: ['una@desk.example'] });
});

test('forgets a sent form, and all forms when another person may log in', () => {
  unsentInput.keep('one', buildForm(['text', 'a']));
  unsentInput.keep('two', buildForm(['text', 'b']));
  unsentInput.forget('one');
  expect([unsentInput.read('one'), unsentInput.read('two')]).toEqual([{}, { text: ['b'] }]);
  unsentInput.forgetAll();
  expect(unsentInput.read('two')).toEqual({});
});
