import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const source = import.meta.dirname;
const readSources = (pattern: string) =>
  globSync(pattern, { cwd: source }).map((file) => ({
    file,
    text: readFileSync(join(source, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
  }));
const sheets = readSources('**/*.css');
const components = readSources('**/*.tsx').filter(({ file }) => !file.endsWith('.test.tsx'));

const RAW_COLOR =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(|(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|yellow|orange|navy)(?![\w-])/gi;
/** The allowed custom properties: the brand's, the static scale, its shorthands, and what a page sets for its columns. */
const CONTRACT =
  /^--(color-[a-z-]+|font-(body|display)|display-(weight|track)|radius-(control|card|button)|btn-edge|step-?-\d|s-\d|gutter|control-h|shadow-[12]|dur|ease|edge|ring|share|page-gap|rail)$/;

const findRawColors = (css: string) => [...css.matchAll(RAW_COLOR)].map(([color]) => color);

describe('style sheets', () => {
  test('findRawColors finds raw colors', () => {
    expect(findRawColors('a{color:#fff;background:rgb(0 0 0);border-color:red;white-space:nowrap}')).toEqual([
      '#fff',
      'rgb(',
      'red',
    ]);
  });

  test("style sheets use colors only from the brand's tokens", () => {
    expect(sheets.length).toBeGreaterThan(10);
    expect(sheets.flatMap(({ file, text }) => findRawColors(text).map((color) => `${file}: ${color}`))).toEqual([]);
  });

  test('style sheets use only allowed custom properties', () => {
    const used = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(/--[a-z][\w-]*/g)].map(([name]) => ({ file, name })),
    );
    expect(used.filter(({ name }) => !CONTRACT.test(name))).toEqual([]);
  });

  test('style sheets use logical directions instead of left and right', () => {
    const physical =
      /(?:margin|padding|border|inset)-(?:left|right)\b|(?<![\w-])(?:left|right)\s*:|text-align:\s*(?:left|right)/;
    expect(sheets.filter(({ text }) => physical.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test('style sheets are less than 6.6 KB compressed in total', () => {
    const all = sheets.map(({ text }) => text.replaceAll(/\s+/g, ' ').replaceAll(/ ?([{};:,]) ?/g, '$1')).join('');
    expect(brotliCompressSync(all).length).toBeLessThan(6600);
  });
});

test('no component has a style attribute, which a strict content policy ignores', () => {
  expect(components.filter(({ text }) => /\sstyle=/.test(text)).map(({ file }) => file)).toEqual([]);
});

test('a destructive secondary button has a red outline', () => {
  const [sheet] = readSources('actions/actions.module.css');
  const rule = /\.secondary\[data-danger\]\s*\{([^}]*)\}/.exec(sheet?.text ?? '')?.[1]?.replaceAll(/\s+/g, ' ');
  expect(rule).toContain('color: var(--color-danger-text);');
  expect(rule).toContain('border-color: currentcolor;');
});
