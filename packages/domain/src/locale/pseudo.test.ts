import { describe, expect, test } from 'vitest';
import { pseudo, pseudoText } from './pseudo.ts';

const LONG =
  'We’ll send your money to this account after everyone signs and your right to cancel ends. It must be in your name. ' +
  'Canceling is free and you don’t have to give a reason. If one owner cancels, it cancels for everyone.';

describe('pseudoText', () => {
  test('is about a third longer than the English text', () => {
    const growth = pseudoText(LONG).length / LONG.length;
    expect(growth).toBeGreaterThan(1.25);
    expect(growth).toBeLessThan(1.45);
  });

  test("has no plain letter left and doesn't change when applied twice", () => {
    expect(pseudoText(LONG)).not.toMatch(/[A-Za-z]/);
    expect(pseudoText(pseudoText(LONG))).toBe(pseudoText(LONG));
  });

  test.each(['{names}', 'notice.right-to-cancel', 'TX_50A6', 'https://example.com/a', '2026-12-02'])(
    'leaves %s unchanged',
    (code) => {
      expect(pseudoText(code)).toBe(code);
    },
  );

  test('leaves a {word} placeholder and optional brackets unchanged', () => {
    expect(pseudoText('{names} sign[: {reason}].')).toBe('{names} šííĝñ[: {reason}].');
  });
});

describe('pseudo', () => {
  test('leaves arguments unchanged, also in lists and objects', () => {
    const words = pseudo({
      pays: (name: string, amount: number) => `${name} pays $${amount}`,
      lists: (names: readonly string[]) => `For ${names.join(' and ')}`,
      asks: ({ name }: { name: string }) => `Ask ${name}`,
    });
    expect(words.pays('Ana Sample', 5)).toBe('Ana Sample þááýýš $5');
    expect(words.lists(['Ana', 'Luis'])).toBe('Ƒóóŕ Ana ááñð Luis');
    expect(words.asks({ name: 'Ana' })).toBe('ÁÁšķ Ana');
  });

  test('lets a constant select a sentence', () => {
    const { state } = pseudo({ state: (name: string) => (name === 'DONE' ? 'Done' : 'Open') });
    expect(state('DONE')).toBe('Ðóóñéé');
  });

  test('leaves path values unchanged by their key', () => {
    expect(pseudo({ path: '/waitlist', resetPath: '/auth/reset-password', mo: '/mo' })).toEqual({
      path: '/waitlist',
      resetPath: '/auth/reset-password',
      mo: '/ɱóó',
    });
  });

  test('leaves numbers, null and booleans unchanged', () => {
    expect(pseudo({ n: 1, none: null, isOn: true })).toEqual({ n: 1, none: null, isOn: true });
  });
});
