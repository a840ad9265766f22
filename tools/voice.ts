// Checks for plain American English. The habits below read like a translation, and the advice says what to write
// instead.
import { isNode, getNodeName, walkNodes, parse, type Node } from './syntax.ts';

/** A habit to avoid in user-visible text, and what to write instead. */
export interface Habit {
  readonly found: RegExp;
  readonly advice: string;
  /** Laws and contracts may use it. */
  readonly isLegal?: true;
}

/** One row per habit. Few false positives matter more than completeness, because people read the findings. */
export const HABITS: readonly Habit[] = [
  { found: /\bshall\b/i, advice: 'will, must or should', isLegal: true },
  {
    found: /\b(some|no|every)body\b|\bwho(ever|m)\b(?! it may concern)/i,
    advice: 'someone, no one, everyone, or the role',
    isLegal: true,
  },
  { found: /\bpapers\b/i, advice: 'documents' },
  { found: /\b(by|in the) post\b|\bposted (it|you|to|letters?)\b/i, advice: 'mail, mailed, by mail' },
  { found: /\bvaluers?\b|\bthe valuation\b/i, advice: 'appraiser, home value, appraisal', isLegal: true },
  { found: /\b(meanwhile|anew)\b/i, advice: 'in the meantime, again', isLegal: true },
  { found: /\bat once\b/i, advice: 'right away, or at the same time' },
  { found: /\balone[.,;]/i, advice: 'only', isLegal: true },
  { found: /\b(un)?tick(s|ed|ing)?\b/i, advice: 'check, uncheck, select' },
  { found: /\b(go|goes|going|went) on\b(?! (your|the|a) (deed|title|note|record))/i, advice: 'continue' },
  { found: /\b(take|takes|took|taken) (it )?up\b|\b(hold|holds|held) (\w+ )*up\b/i, advice: 'pick up, delay' },
  { found: /\bneed not\b/i, advice: "don't need to", isLegal: true },
  {
    found: /\bsign(ed|ing)? (in|out)\b(?! (ink|front|person|order|the presence|blood|your|writing|all|part))/i,
    advice: 'log in, log out',
  },
  { found: /\b(at|to|from|by) the desk\b/i, advice: 'our loan team, staff, the console' },
  { found: /\bpress(ed)? (the|this|that|it|once|again|continue)\b/i, advice: 'select' },
  {
    found: /\b(organis|licenc|colour|behaviour|favour|honour|cancelled|cancelling|cheque|judgement|grey\b|towards\b)/i,
    advice: 'American spelling',
  },
  { found: /!(\s|$)/, advice: 'no exclamation marks' },
  { found: /\binvalid\b/i, advice: 'what to enter instead', isLegal: true },
  { found: /^yes,/i, advice: 'a verb that says what happens' },
  { found: /^(go on|ok|yes|no)$/i, advice: 'a verb that says what happens' },
  { found: /\b(check|look|review|type|press|enter|select)( \w+){0,3} once more\b/i, advice: 'again' },
  { found: /\b(draw|draws|drew|drawn|drawing) (\w+ ){0,2}up\b(?! to)/i, advice: 'prepare' },
  { found: /\b(the law|law|state|texas|this) (has|have) you\b/i, advice: 'requires you to' },
  {
    found: /\bof (its|our) own\b/i,
    advice: 'separate, automatically, or leave it out',
    isLegal: true,
  },
  { found: /^(which|what|how|where|when) (is it|does it say|stands?|lies?)\b/i, advice: 'ordinary word order' },
];

export const LONGEST_SENTENCE = 25;
/** Maximum Flesch-Kincaid grade of a screen, an email or a console page. */
export const HIGHEST_GRADE = 8;

export interface Sentence {
  readonly text: string;
  readonly line: number;
}

const READ = /\p{L}{2,}/u;
const isKey = (above: readonly Node[], node: Node): boolean =>
  above[0]?.type === 'Property' && above[0]['key'] === node && above[0]['computed'] !== true;
const isType = (above: readonly Node[]): boolean =>
  above.some(({ type }) => type.startsWith('TS') && !/Expression$/.test(type));

/**
 * Returns the texts of a words file: its literals and templates that start with a capital or have several words. A
 * template's value counts as "5".
 */
export function findSentences(source: string): Sentence[] {
  return [...walkNodes(source, parse(source, 'ts'))].flatMap(([node, above]) => {
    const isModule = above[0]?.type.startsWith('Import') || above[0]?.type.startsWith('Export');
    if (isModule || isKey(above, node) || isType(above)) return [];
    const text = getLiteralText(node);
    if (text === undefined || !READ.test(text) || !/^[\p{Lu}“"(]|\s/u.test(text) || /^[A-Z0-9_]+$/.test(text))
      return [];
    return [{ text, line: source.slice(0, node.start).split('\n').length }];
  });
}

/** Returns the habits found in a text, each with its advice. */
export const findHabits = (text: string, isLegal = false): string[] =>
  HABITS.flatMap(({ found, advice, isLegal: mayBeLegal }) => {
    const words = isLegal && mayBeLegal ? undefined : found.exec(text)?.[0];
    return words === undefined ? [] : [`"${words}": ${advice}`];
  });

export const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.?!:;])\s+|\n+/u)
    .map((one) => one.trim())
    .filter((one) => READ.test(one));

export const splitWords = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%$/-]*/gu) ?? [];

/** Counts the syllables of an English word by its vowel groups. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const groups = letters
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .replace(/^y/, '')
    .match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
}

/** Returns the Flesch-Kincaid grade of texts that are read together; 0 for fewer than 100 words, too few to grade. */
export function computeGrade(texts: readonly string[]): number {
  const sentences = texts.filter((text) => /[.?!]$/.test(text.trim())).flatMap(splitSentences);
  const words = sentences.flatMap(splitWords);
  if (words.length < 100) return 0;
  const spoken = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (spoken / words.length) - 15.59;
}

/** Names that can't be guessed: types that are prepositions, pronouns, adverbs or participles. */
const VAGUE_TYPE =
  /^(From|By|With|At|Who|Whom|Whose|Why|How|Beside|Also|Never|Then|There|Here|Seen|Moved|Told|Came|Kept|Asked|Given|Said|Sent|Made|Done|Drawn|Used|Way|Thing|Stuff)$/;

/** Returns the declared names that don't say what they are or do, as `kind: name`. */
export function findVagueNames(source: string, lang: 'ts' | 'tsx'): string[] {
  return [...walkNodes(source, parse(source, lang))].flatMap(([node, above]) => {
    const name = getNodeName(node['id']) ?? '';
    if (/^TS(Interface|TypeAlias)Declaration$/.test(node.type)) return VAGUE_TYPE.test(name) ? [`type: ${name}`] : [];
    const isFunction =
      node.type === 'FunctionDeclaration' ||
      (node.type === 'VariableDeclarator' &&
        isNode(node['init']) &&
        /Function/.test(node['init'].type) &&
        above[1]?.type !== 'BlockStatement');
    return isFunction && /[a-z]Of$/.test(name) ? [`xOf: ${name}`] : [];
  });
}

function getLiteralText(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  return node.type === 'TemplateLiteral'
    ? (node['quasis'] as Node[]).map((part) => (part['value'] as { cooked: string }).cooked).join('5')
    : undefined;
}

/** A comment, string, template or regular expression. Strings match too, so that `//` inside one starts no comment. */
const TOKEN =
  /\/\/[^\n]*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/(?![*/\s])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//g;

/** Returns the comments of a source, without their marks. */
export const findComments = (source: string): string[] =>
  (source.match(TOKEN) ?? [])
    .filter((token) => /^\/[/*]/.test(token))
    .map((comment) => comment.replaceAll(/^\/\*+|\*\/$|^\/\/|\n\s*\*? ?/g, ' ').trim());

/** Habits of comments: words to avoid, and citations of pages that the repository doesn't have. */
const COMMENT_HABITS: readonly Habit[] = [
  { found: /\b(some|no|every)body\b|\bwho(so)?ever\b/i, advice: 'the caller, the job, the borrower' },
  { found: /\b(meanwhile|anew|thereof|hereby)\b/i, advice: 'in the meantime, again' },
  { found: /\bthe (desk|ball)\b/i, advice: 'staff, the console; whose turn it is' },
  { found: /\bvaluers?\b|\bby post\b/i, advice: 'appraiser; by mail' },
  { found: /\b(calls|ledger|screens|resolutions?|ux) [A-Z]{1,2}-?\d/, advice: 'what the repository has' },
  { found: /\b(loan-file|screens|calls|fold|ux)\.md\b/, advice: 'what the repository has' },
];

export const findCommentHabits = (comment: string): string[] =>
  COMMENT_HABITS.flatMap(({ found, advice }) => {
    const words = found.exec(comment)?.[0];
    return words === undefined ? [] : [`"${words}": ${advice}`];
  });

/** The functions that name a test or a group of tests. */
const TITLED = /^(test|it|describe|onOneDatabase|onBothDatabases)$/;

/** Returns the titles of tests, without their requirement ids. A table's title keeps its placeholders. */
export const findTitles = (source: string, lang: 'ts' | 'tsx'): string[] =>
  [...walkNodes(source, parse(source, lang))].flatMap(([node]) => {
    if (node.type !== 'CallExpression' || !TITLED.test(getRootName(node['callee']) ?? '')) return [];
    const [first] = node['arguments'] as Node[];
    const title = first && getLiteralText(first);
    return title === undefined ? [] : [title.replace(/ \[[^\]]*\]$/, '')];
  });

/** Returns the name that a call begins with: `test` in `test.each(rows)('title')`. */
function getRootName(callee: unknown): string | undefined {
  if (!isNode(callee)) return undefined;
  if (callee.type === 'CallExpression') return getRootName(callee['callee']);
  return callee.type === 'MemberExpression' ? getRootName(callee['object']) : getNodeName(callee);
}

/** Habits of test titles: words to avoid. */
const TITLE_HABITS: readonly Habit[] = [
  { found: /\b(some|no|every)body\b|\bwho(so)?ever\b/i, advice: 'the caller, the borrower, the role' },
  { found: /\b(meanwhile|anew|at once)\b/i, advice: 'in the meantime, again, together' },
  { found: /\b(the|at|to|by) (desk|ball)\b/i, advice: 'staff, the console; whose turn it is' },
  { found: /\bpapers\b|\b(by|in the) post\b|\bvaluers?\b/i, advice: 'documents; by mail; appraiser' },
  { found: /\b(is|are) told\b|\btells (of|the|that)\b/i, advice: 'shows, returns, says' },
  { found: /\b(goes|going|go) on\b(?! (the|a) (deed|title|list))/i, advice: 'continues' },
];

export const findTitleHabits = (title: string): string[] =>
  TITLE_HABITS.flatMap(({ found, advice }) => {
    const words = found.exec(title)?.[0];
    return words === undefined ? [] : [`"${words}": ${advice}`];
  });
