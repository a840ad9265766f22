import { describe, expect, test } from 'vitest';
import { getBuildLocale, localeWords, toTranslatedFile, addPseudoWords } from './locale-plugin.ts';

describe('the words of a build', () => {
  test('are those of the locale in the environment, by default American English', () => {
    expect(getBuildLocale(undefined)).toBe('en-US');
    expect(getBuildLocale('en-XA')).toBe('en-XA');
    expect(() => getBuildLocale('xx')).toThrow(/LOCALE is xx/);
  });

  test('are read from the file beside the English one', () => {
    expect(toTranslatedFile('/app/bank/words.en.ts', 'es')).toBe('/app/bank/words.es.ts');
  });

  test('leave out other languages', async () => {
    const { load } = localeWords('en-US');
    if (typeof load !== 'function') throw new Error('The plugin loads words by a function.');
    const loadFile = (file: string): unknown => Reflect.apply(load, {}, [file]);
    expect(await loadFile('/app/bank/words.es.ts')).toBe('export {};');
    expect(await loadFile('/app/bank/words.en.ts')).toBeUndefined();
    expect(await loadFile('/domain/locale/built-locale.ts')).toBe('export const BUILT_LOCALE = "en-US";');
  });

  test('keep the English names and arguments in the pseudo-locale', async () => {
    const source = addPseudoWords(`
      import type { X } from './x.ts';
      export type Kind = X;
      const NEXT = 'Next';
      export const A = { title: 'One', next: NEXT } as const;
      export const say = (name: string): string => \`Hello \${name}\`;
      export function both(): string { return A.title + say('Ana'); }
    `);
    expect(source).toContain('export { $A as A };');
    expect(source).toContain('export { $say as say };');
    expect(source).toContain('export { $both as both };');
    expect(source).not.toMatch(/export (const|function)/);
    expect(source).toContain('export type Kind');
  });

  test('refuse an export that they do not declare', () => {
    expect(() => addPseudoWords("export { A } from './other.ts';")).toThrow(/exports what it declares/);
  });
});
