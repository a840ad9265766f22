import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  findCommentHabits,
  findComments,
  computeGrade,
  findHabits,
  HIGHEST_GRADE,
  LONGEST_SENTENCE,
  findSentences,
  splitSentences,
  countSyllables,
  findVagueNames,
  splitWords,
  findTitleHabits,
  findTitles,
} from './voice.ts';

/** Texts with legal wording, where long sentences and formal words are allowed. */
const LEGAL = /documents\/texts\/|consent-texts|agreed-to-texts|features\/notices\//;
const WORDS_FILE = /\.en\.ts$|(^|[/-])(texts|prompts)\.ts$|documents\/texts\//;

/** Sentences that keep a habit, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'I agree to receive disclosures and to sign electronically. I may ask for paper, free of charge, and I may take this consent back at any time; from then on papers come by post.':
    'people agreed to this text; a new version would ask them again',
  'If you cancel the account, our security interest in your home is also cancelled. Within 20 calendar days after we receive your notice, we must take the necessary steps to reflect the fact that the security interest in your home has been cancelled. We must return to you any money or property you have given to us or to anyone else in connection with the account.':
    'the model form of Regulation Z (12 CFR 1026, appendix G-5)',
};

/** The specification's sentences are kept verbatim. */
const specification = readFileSync('docs/requirements.md', 'utf8').replaceAll(/\s+/g, ' ');

const files = globSync('{apps,packages}/*/src/**/*.ts')
  .filter((file) => WORDS_FILE.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, isLegal: LEGAL.test(file), sentences: findSentences(readFileSync(file, 'utf8')) }));
const ours = files.map(({ sentences, ...file }) => ({
  ...file,
  sentences: sentences.filter(({ text }) => !specification.includes(text) && EXCEPTIONS[text] === undefined),
}));

describe('sentences that people read', () => {
  test('are found in the words files', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(files.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(2500);
  });

  test('contain no habit that reads like a translation', () => {
    const found = ours.flatMap(({ file, isLegal, sentences }) =>
      sentences.flatMap(({ text, line }) => findHabits(text, isLegal).map((habit) => `${file}:${line} ${habit}`)),
    );
    expect(found).toEqual([]);
  });

  test(`have at most ${LONGEST_SENTENCE} words, except in legal text`, () => {
    const found = ours
      .filter(({ isLegal }) => !isLegal)
      .flatMap(({ file, sentences }) =>
        sentences.flatMap(({ text, line }) =>
          splitSentences(text)
            .filter((sentence) => splitWords(sentence).length > LONGEST_SENTENCE)
            .map((sentence) => `${file}:${line} ${splitWords(sentence).length} words: ${sentence}`),
        ),
      );
    expect(found).toEqual([]);
  });

  test.each(files.filter(({ isLegal }) => !isLegal))(
    `of $file read at grade ${HIGHEST_GRADE} or below`,
    ({ sentences }) => {
      expect(computeGrade(sentences.map(({ text }) => text))).toBeLessThanOrEqual(HIGHEST_GRADE);
    },
  );
});

const sources = globSync('{apps,packages,tools,e2e,bench}/**/*.{ts,tsx}', {
  exclude: ['**/node_modules/**', '**/dist*/**'],
})
  .filter((file) => !file.endsWith('.d.ts'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const);

describe('comments', () => {
  test('contain today’s words and cite nothing outside the repository', () => {
    const comments = sources.flatMap(([file, source]) => findComments(source).map((text) => [file, text] as const));
    expect(comments.length).toBeGreaterThan(5000);
    expect(
      comments.flatMap(([file, text]) =>
        findCommentHabits(text).map((habit) => `${file}: ${habit} in "${text.slice(0, 80)}"`),
      ),
    ).toEqual([]);
  });

  test.each([
    '// Somebody at work.',
    '/** Answers whoever asks (calls ST-32). */',
    '/* See loan-file.md. */',
    '// A task of the desk.',
    '/**\n * The valuer\n * comes later.\n */',
  ])('with a habit are found: %s', (source) => {
    expect(findComments(source).flatMap(findCommentHabits)).not.toEqual([]);
  });

  test('are not found in strings, templates and patterns', () => {
    const source = "const a = 'http://somebody'; const b = `// somebody ${a}`; const c = /\\/\\/ somebody/; // Fine.";
    expect(findComments(source)).toEqual(['Fine.']);
  });
});

describe('test titles', () => {
  test('use today’s words', () => {
    const titles = sources
      .filter(([file]) => /\.(test|spec)\.tsx?$/.test(file))
      .flatMap(([file, source]) => findTitles(source, file.endsWith('x') ? 'tsx' : 'ts').map((title) => [file, title]));
    expect(titles.length).toBeGreaterThan(2500);
    expect(
      titles.flatMap(([file = '', title = '']) =>
        findTitleHabits(title).map((habit) => `${file}: ${habit} in "${title}"`),
      ),
    ).toEqual([]);
  });

  test.each([
    "test('tells of a home that is for sale [REG-022]', () => {});",
    "describe.each([1])('nobody %s', () => {});",
    "onOneDatabase('the papers of a file', () => {});",
    'test.for([1])("goes on later", () => {});',
  ])('are found: %s', (source) => {
    expect(findTitles(source, 'ts').flatMap(findTitleHabits)).toHaveLength(1);
  });
});

describe('names', () => {
  const names = sources.flatMap(([file, source]) => findVagueNames(source, file.endsWith('x') ? 'tsx' : 'ts'));

  test.each(['type', 'xOf'])('contain none of the vague kind "%s"', (kind) => {
    expect(names.filter((name) => name.startsWith(kind))).toEqual([]);
  });
});

describe('planted examples', () => {
  test.each([
    'Which account shall pay?',
    'Somebody looks at it.',
    'Nobody needs to be at home.',
    'We read your papers.',
    'We send it by post.',
    'The valuer calls you.',
    'Your file waits meanwhile.',
    'Tell us at once.',
    'We show the last 4 digits alone.',
    'Untick one to continue.',
    'Your application goes on.',
    'Something holds your application up',
    'You need not do anything.',
    'Sign in to see it.',
    'Ask a person at the desk.',
    'Press the button to continue.',
    'It was cancelled.',
    'You are approved!',
    'The date is invalid.',
    'Yes, cancel it',
    'Go on',
    'Check the number once more.',
    'We draw new papers up.',
    'Texas has you wait 12 days',
  ])('finds a habit in: %s', (text) => {
    expect(findHabits(text)).not.toEqual([]);
  });

  test.each([
    'Sign in ink at the office.',
    'Your payment is posted on its due date.',
    'Log in to see your documents.',
    'We check the box for you.',
    'Continue with your application.',
  ])('finds no habit in: %s', (text) => {
    expect(findHabits(text)).toEqual([]);
  });

  test('allows "shall" only in legal wording', () => {
    expect(findHabits('The Borrower shall pay.', true)).toEqual([]);
    expect(findHabits('You shall pay.')).toHaveLength(1);
  });

  test.each([
    ['interface From {}', ['type: From']],
    ['type Told = string;', ['type: Told']],
    ['interface Signer {}', []],
    ['function whoOf(): void {}', ['xOf: whoOf']],
    ['export const placeOf = () => 1;', ['xOf: placeOf']],
    ['const typeOf = 3;', []],
  ])('lists the vague names of: %s', (source, found) => {
    expect(findVagueNames(source, 'ts')).toEqual(found);
  });
});

test('findSentences reads literals and templates, not keys, imports, types or codes', () => {
  const source = `
import { A } from './Some place.ts';
type T = 'Not This one';
export const B = { 'Not a key': 'A sentence.', of: (n: number) => \`You have \${n} tries left.\`, code: 'ONE_TWO', small: 'word' };`;
  expect(findSentences(source).map(({ text, line }) => `${line} ${text}`)).toEqual([
    '4 A sentence.',
    '4 You have 5 tries left.',
  ]);
});

test('computeGrade rises with long words and long sentences', () => {
  const plain = Array.from({ length: 20 }, () => 'We sent the code to your phone.');
  const stilted = Array.from(
    { length: 20 },
    () => 'Notwithstanding the aforementioned considerations, authorization necessitates supplementary documentation.',
  );
  expect(computeGrade(plain)).toBeLessThan(3);
  expect(computeGrade(stilted)).toBeGreaterThan(20);
  expect(computeGrade(['Too short to say.'])).toBe(0);
  expect(['money', 'application', 'the', 'closed'].map(countSyllables)).toEqual([2, 4, 1, 1]);
});
