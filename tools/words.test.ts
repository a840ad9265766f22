import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findLiteralWords, findLooseSentences, findServerSentences, WORDS_FILE } from './literal-words.ts';
import { findWordFaults, type WordFaults } from './word-ids.ts';

const NONE: WordFaults = { unused: [], missing: [], double: [] };
const sources = (pattern: string) =>
  new Map(
    globSync(pattern)
      // The words of an index page are read by the build.
      .filter((file) => !/\.test\.tsx?$|index-words\.en\.ts$/.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
const apps = ['borrower', 'console'].map((app) => [app, sources(`apps/${app}/src/**/*.{ts,tsx}`)] as const);

describe('word ids', () => {
  test.each(apps)('of %s are used, defined and unique', (_app, files) => {
    expect(findWordFaults(files)).toEqual(NONE);
  });

  test.each(apps)('of %s are found', (_app, files) => {
    expect([...files.keys()].filter((file) => file.endsWith('.en.ts')).length).toBeGreaterThan(10);
  });

  const app = (copy: string, screen: string, more: Record<string, string> = {}) =>
    findWordFaults(
      new Map(
        Object.entries({
          'a/words.en.ts': copy,
          'a/screen.tsx': `import { A } from './words.en.ts';\n${screen}`,
          ...more,
        }),
      ),
    );
  const COPY =
    "export const A = { title: 'One', part: { yes: 'Yes', no: 'No' }, of: (n: number) => `${n}`, rows: ['x'] } as const;";

  test.each([
    ['each by its name', 'f(A.title, A.part.yes, A.part.no, A.of(2), A.rows.map(g));'],
    ['through another name', 'const P = A.part; f(A.title, P.yes, P.no, A.of(2), A.rows);'],
    ['by destructuring', 'const { title, part: parts, of, rows } = A; f(title, parts, of, rows);'],
    ['by a computed key', 'f(A.title, A.part[key], A.of, A.rows[0]);'],
    ['in JSX', 'const x = <p title={A.title} {...A.part}>{A.of(1)}{A.rows}</p>;'],
  ])('are used %s', (_how, screen) => {
    expect(app(COPY, screen)).toEqual(NONE);
  });

  test.each([
    ['an unused line', 'f(A.title, A.part.yes, A.of, A.rows);', ['a/words.en.ts: A.part.no']],
    [
      'a line whose only use is as a type',
      'type T = typeof A.title; f(A.part, A.of, A.rows);',
      ['a/words.en.ts: A.title'],
    ],
    [
      'a line whose name another object has',
      'f(B.title, { title: 1 }, A.part, A.of, A.rows);',
      ['a/words.en.ts: A.title'],
    ],
  ])('finds %s', (_what, screen, unused) => {
    expect(app(COPY, screen).unused).toEqual(unused);
  });

  test('finds a missing line', () => {
    expect(app(COPY, 'f(A.title, A.part, A.of, A.rows, A.part.never);').missing).toEqual([
      'a/words.en.ts: A.part.never',
    ]);
  });

  test.each([
    [
      'a name defined twice',
      'f(A.title);',
      {
        'b/words.en.ts': "export const A = { lead: 'Two' };",
        'b/screen.tsx': "import { A } from './words.en.ts'; f(A.lead);",
      },
    ],
    [
      'a sentence written twice',
      'f(A.title);',
      {
        'b/words.en.ts': "export const B = { lead: 'We say this only once.' };",
        'b/screen.tsx': "import { B } from './words.en.ts'; f(B.lead);",
      },
    ],
  ])('finds %s', (_what, screen, more) => {
    expect(app("export const A = { title: 'We say this only once.' };", screen, more).double).toHaveLength(1);
  });

  test('finds a line defined twice', () => {
    expect(app("export const A = { title: 'One', title: 'Two' };", 'f(A.title);').double).toEqual([
      'a/words.en.ts: A.title is defined twice',
    ]);
  });
});

describe('a component', () => {
  test('contains no words of its own', () => {
    const files = sources('{apps/borrower,apps/console,packages/ui,packages/web}/src/**/*.tsx');
    expect(files.size).toBeGreaterThan(80);
    expect([...files].flatMap(([file, source]) => findLiteralWords(file, source))).toEqual([]);
  });

  test.each([
    '<p>We are here</p>',
    '<p>{name} is here</p>',
    "<p>{open ? 'Open now' : COPY.closed}</p>",
    "<p>{open && 'Open now'}</p>",
    '<p>{`Line ${n}`}</p>',
    '<button aria-label="Close" />',
    '<button aria-label={`Close ${name}`} />',
    '<img alt="A house" />',
    '<input placeholder="Your name" />',
    '<Panel heading="What comes next" />',
  ])('reports text in %s', (jsx) => {
    expect(findLiteralWords('a.tsx', `const x = ${jsx};`)).toHaveLength(1);
  });

  test.each([
    '<p>{COPY.title}, {formatMoney(4)} – {name}.</p>',
    '<a href="/x" rel="noopener" className="a b" target="_blank"><b>· 4 %</b></a>',
    "<Field name='income' autoComplete='section-home street-address' kind=\"primary\" />",
    '<img alt="" />',
    "<p hidden={kind === 'Open now'} />",
  ])('reports no text in %s', (jsx) => {
    expect(findLiteralWords('a.tsx', `const x = ${jsx};`)).toEqual([]);
  });

  test('has no sentence in the code beside it', () => {
    const files = [...sources('{apps/borrower,apps/console,packages/ui,packages/web}/src/**/*.{ts,tsx}')].filter(
      ([file]) => !file.endsWith('.en.ts'),
    );
    expect(files.flatMap(([file, source]) => findLooseSentences(file, source))).toEqual([]);
  });

  test('reports a sentence in the code beside it, except in what it throws or reports', () => {
    expect(findLooseSentences('a.ts', "const said = 'We are on it.';")).toHaveLength(1);
    expect(
      findLooseSentences(
        'a.ts',
        "throw new Error('There is no page'); reportError('a', `No page for ${x}`); const name = 'Open now';",
      ),
    ).toEqual([]);
  });
});

describe('a service', () => {
  test('has no sentence in its code', () => {
    const files = [...sources('apps/server/src/**/*.ts')].filter(
      ([file]) => !WORDS_FILE.test(file) && !file.includes('sandbox'),
    );
    expect(files.length).toBeGreaterThan(200);
    expect(files.flatMap(([file, source]) => findServerSentences(file, source))).toEqual([]);
  });

  test.each([
    "refuseFields([{ message: 'Enter your name as it is on your ID.', field: 'name' }]);",
    "const mail = { sentences: ['we looked at it again. The value stands.'] };",
    'refuseFields([{ message: `You can add up to ${most} accounts.` }]);',
    'const open = <T>(row: Row) => row as T; const line = paragraph(`Questions? Call ${phone} or write.`);',
  ])('reports text in %s', (source) => {
    expect(findServerSentences('a.ts', source)).toHaveLength(1);
  });

  test.each([
    "throw new Error('The notice was not kept at all.');",
    "context.log.warn({ err }, 'The access could not be taken away.');",
    'say(`Setting up a database in ${directory}, once. This takes a few seconds.`);',
    "const BY = { BPO: 'A local broker' }; const note = 'nobody reads this but a log.';",
    'sql`select A.b from a where A.b is not null and a.c = 1`;',
  ])('reports no text in %s', (source) => {
    expect(findServerSentences('a.ts', source)).toEqual([]);
  });
});
