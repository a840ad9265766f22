import { globSync, readFileSync } from 'node:fs';
import {
  describeFlag,
  FLAG_KEYS,
  FLAGS,
  type FlagDefinition,
  type FlagKey,
  type FlagReader,
  touchesMoney,
} from '@lintel/domain';
import { describe, expect, test } from 'vitest';

const PLACES: Readonly<Record<FlagReader, string>> = {
  PAGES: 'apps/borrower/src/**/*.{ts,tsx}',
  // The folder that evaluates flags reads none for itself.
  SERVER: 'apps/server/src/**/*.ts',
};
const LIST = 'features/optimize/';

const load = (pattern: string): Map<string, string> =>
  new Map(
    globSync(pattern)
      .filter((file) => !/\.test\.tsx?$/.test(file) && !file.includes(LIST))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

const sources = { PAGES: load(PLACES.PAGES), SERVER: load(PLACES.SERVER) };
const shared = load('packages/*/src/**/*.ts');

const findConstants = (key: FlagKey, source: string) =>
  [...source.matchAll(new RegExp(`(export )?const (\\w+) = '${key}'`, 'g'))].map(([, isExported, name = '']) => ({
    name,
    isExported: isExported !== undefined,
  }));

/** The constants with a flag's key that one file exports to the others. */
const findExported = (key: FlagKey): string[] =>
  [...shared.values(), ...sources.PAGES.values()].flatMap((text) =>
    findConstants(key, text).flatMap(({ name, isExported }) => (isExported ? [name] : [])),
  );

/** Whether code evaluates the flag: asks for it by a function, or picks it from a list. */
function reads(key: FlagKey, source: string, exported: readonly string[]): boolean {
  const names = [...findConstants(key, source).map(({ name }) => name), ...exported];
  return [`'${key}'`, ...names.map((name) => `\\b${name}\\b`)].some((name) =>
    new RegExp(`(?:useFlag|isFlagOn|evaluateFlags)\\([^)]*${name}|\\bkey === ${name}`).test(source),
  );
}

function findReaders(key: FlagKey): FlagReader[] {
  const exported = findExported(key);
  return (['PAGES', 'SERVER'] as const).filter((place) =>
    [...sources[place].values()].some((source) => reads(key, source, exported)),
  );
}

describe.each(FLAG_KEYS)('the flag %s', (key) => {
  const { owner, readBy, enabled }: FlagDefinition = FLAGS[key];
  const { purpose, unread } = describeFlag(key);

  test('is read by the code where its data says so, and says why if nothing reads it', () => {
    expect(findReaders(key)).toEqual(readBy);
    expect(unread === undefined).toBe(readBy.length > 0);
  });

  test('is in the how-to with its default, purpose and owner', () => {
    const page = readFileSync('docs/how-to/feature-flags.md', 'utf8');
    const row = page.split('\n').find((line) => line.startsWith(`| \`${key}\` | ${enabled ? 'on' : 'off'} |`));
    expect(row).toContain(purpose);
    expect(row).toContain(owner === 'SERVICE' ? 'customer service' : owner.toLowerCase());
    expect(row).toContain(unread ?? purpose);
  });
});

test('the how-to lists the flags that touch money', () => {
  const [, list = ''] =
    /^Two people switch the flags that touch money: (.*)\.$/m.exec(
      readFileSync('docs/how-to/feature-flags.md', 'utf8'),
    ) ?? [];
  expect([...list.matchAll(/`([\w-]+)`/g)].map(([, key]) => key)).toEqual(FLAG_KEYS.filter(touchesMoney));
});

test('a flag that code mentions without evaluating it counts as not read', () => {
  expect(reads('fe-webchat', "const about = { 'fe-webchat': 'Shows the chat.' };", [])).toBe(false);
  expect(reads('fe-webchat', "const isOn = useFlag('fe-webchat-stream');", [])).toBe(false);
  expect(reads('fe-webchat', "const CHAT = 'fe-webchat';\nconst isOn = useFlag(CHAT);", [])).toBe(true);
  expect(reads('fe-webchat', 'const isOn = useFlag(WEBCHAT);', ['WEBCHAT'])).toBe(true);
});
