import { expect, test } from 'vitest';
import { keptTyping } from './kept.ts';

const buildForm = (...entries: [string, string][]): FormData => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};

test('what is typed outlives the form it was typed into, each form by itself', () => {
  keptTyping.keep('loan-1 note', buildForm(['text', 'Called.'], ['reasons', 'A'], ['reasons', 'B']));
  expect(keptTyping.of('loan-1 note')).toEqual({ text: ['Called.'], reasons: ['A', 'B'] });
  expect(keptTyping.of('loan-2 note')).toEqual({});
});

test('passwords and codes are never kept', () => {
  keptTyping.keep(
    'login',
    buildForm(['email', 'una@desk.example'], ['password', 'secret'], ['code', '123456'], ['recoveryCode', 'abcd-efgh']),
  );
  expect(keptTyping.of('login')).toEqual({ email: ['una@desk.example'] });
});

test('what was sent is forgotten, and everything when somebody else may sit down', () => {
  keptTyping.keep('one', buildForm(['text', 'a']));
  keptTyping.keep('two', buildForm(['text', 'b']));
  keptTyping.forget('one');
  expect([keptTyping.of('one'), keptTyping.of('two')]).toEqual([{}, { text: ['b'] }]);
  keptTyping.forgetAll();
  expect(keptTyping.of('two')).toEqual({});
});
