import { expect, test } from 'vitest';
import { newPress } from './press.ts';

const counted = () => {
  let made = 0;
  return newPress(() => `key-${(made += 1)}`);
};

test('the same content goes again under its key until the press has worked', () => {
  const press = counted();
  expect([press.keyOf('clear'), press.keyOf('clear')]).toEqual(['key-1', 'key-1']);
  press.done();
  expect(press.keyOf('clear')).toBe('key-2');
});

test('changed content is another press', () => {
  const press = counted();
  expect([press.keyOf('clear'), press.keyOf('return'), press.keyOf('clear')]).toEqual(['key-1', 'key-2', 'key-3']);
});
