import { describe, expect, test } from 'vitest';
import { pseudo, pseudoText } from './pseudo.ts';

const LONG =
  'We’ll send your money to this account after everyone signs and your right to cancel ends. It must be in your name. ' +
  'Canceling is free and you don’t have to give a reason. If one owner cancels, it cancels for everyone.';

describe('a text in the pseudo-locale', () => {
  test('is about a third longer than the English one', () => {
    const growth = pseudoText(LONG).length / LONG.length;
    expect(growth).toBeGreaterThan(1.25);
    expect(growth).toBeLessThan(1.45);
  });

  test('has no plain letter left, and stays as it is when it is made again', () => {
    expect(pseudoText(LONG)).not.toMatch(/[A-Za-z]/);
    expect(pseudoText(pseudoText(LONG))).toBe(pseudoText(LONG));
  });

  test.each([
    '{names}',
    'notice.right-to-cancel',
    '/document/disclosures',
    'TX_50A6',
    'https://example.com/a',
    '2026-12-02',
  ])('keeps %s', (code) => {
    expect(pseudoText(code)).toBe(code);
  });

  test('keeps a {word} to fill in, and the brackets of a part that can be dropped', () => {
    expect(pseudoText('{names} sign[: {reason}].')).toBe('{names} šííĝñ[: {reason}].');
  });
});

describe('words in the pseudo-locale', () => {
  test('keep arguments plain, also in lists and objects', () => {
    const words = pseudo({
      pays: (name: string, amount: number) => `${name} pays $${amount}`,
      lists: (names: readonly string[]) => `For ${names.join(' and ')}`,
      asks: ({ name }: { name: string }) => `Ask ${name}`,
    });
    expect(words.pays('Ana Sample', 5)).toBe('Ana Sample þááýýš $5');
    expect(words.lists(['Ana', 'Luis'])).toBe('Ƒóóŕ Ana ááñð Luis');
    expect(words.asks({ name: 'Ana' })).toBe('ÁÁšķ Ana');
  });

  test('let a constant select a sentence', () => {
    const { state } = pseudo({ state: (name: string) => (name === 'DONE' ? 'Done' : 'Open') });
    expect(state('DONE')).toBe('Ðóóñéé');
  });

  test('keep numbers, null and flags', () => {
    expect(pseudo({ n: 1, none: null, isOn: true })).toEqual({ n: 1, none: null, isOn: true });
  });
});
