import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Text of the specification that no source contains as it stands, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'FORM-005': 'The age is a value: 18, or 19 in Alabama.',
  'ERR-018': 'A failed call shows the sentence of its error, or that of ERR-029.',
  'LEGAL-025': 'It stands as a sentence: “More states to come.”',
  'FEED-005': 'The number is a value: 10.',
  'FEED-006': 'The number is a value: 1000.',
  'CHAT-025': 'The number is a value: 128.',
  'CHAT-032': 'The number is a value: 140.',
};

const straight = (text: string): string => text.replaceAll('’', "'").replaceAll(String.raw`\'`, "'");

const sources = straight(
  execFileSync('git', ['ls-files', 'apps', 'packages'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(tsx?|json)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n'),
);

interface Quote {
  readonly id: string;
  readonly text: string;
}

/** What the rows of the specification that are built quote. */
function quotes(): Quote[] {
  return readFileSync('docs/requirements.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, id = '', sentence = '', proof = ''] = line.split(/(?<!\\) ?\| ?/);
      if (!/^[A-Z]+-\d+$/.test(id) || proof.trim() === '') return [];
      return [...straight(sentence).matchAll(/"([^"]{3,})"/g)].map(([, text = '']) => ({ id, text }));
    });
}

/** `{url}` in the specification is a value in the sources. */
const pattern = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join(String.raw`\$\{[^}]+\}`),
  );

test('the sources contain the sentences of the specification verbatim', () => {
  const found = quotes();
  expect(found.length).toBeGreaterThan(80);
  const changed = found.filter(({ id, text }) => !pattern(text).test(sources) && !(id in EXCEPTIONS));
  expect(changed).toEqual([]);
});

test('detects a changed sentence', () => {
  const [quote] = quotes().filter(({ text }) => text.includes(' '));
  expect(sources.replaceAll(quote!.text, quote!.text.toUpperCase()).includes(quote!.text)).toBe(false);
});
