// User-visible sentences are never in a component or a service: they are in a words file next to it, or passed as a
// prop.
import { unwrapNode, isNode, getNodeName, walkNodes, parse, type Node } from './syntax.ts';

/** Attributes whose text people read or a screen reader announces. */
const TEXT_ATTRIBUTE =
  /^(aria-(label|description|valuetext|roledescription|placeholder)|alt|placeholder|title|label|hint|lead|message|summary|note|text|busyLabel|closeLabel)$/;
const WORD = /\p{L}{2}/u;
/** What counts as text in any other attribute. */
const SENTENCE = /^\p{Lu}\S*\s/u;

/** Returns the literal texts in the JSX of one source, which belong in a words file. */
export function findLiteralWords(file: string, source: string): string[] {
  const found = [...walkNodes(source)].flatMap(([node]) => {
    if (node.type === 'JSXText') return [String(node['value'])];
    if (node.type === 'JSXExpressionContainer') return [];
    if (node.type === 'JSXAttribute')
      return collectTexts(node['value']).filter(
        (text) => TEXT_ATTRIBUTE.test(getNodeName(node['name']) ?? '') || SENTENCE.test(text),
      );
    return node.type === 'JSXElement' || node.type === 'JSXFragment'
      ? (node['children'] as Node[]).filter(({ type }) => type === 'JSXExpressionContainer').flatMap(collectTexts)
      : [];
  });
  return found
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => WORD.test(text))
    .map((text) => `${file}: ${text}`);
}

/**
 * Returns the texts that an expression can show: a literal, a template, either side of a conditional or a
 * concatenation.
 */
function collectTexts(of: unknown): string[] {
  const node = unwrapNode(of);
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : [];
    case 'JSXExpressionContainer':
      return collectTexts(node['expression']);
    case 'TemplateLiteral':
      return [(node['quasis'] as Node[]).map((part) => (part['value'] as { raw: string }).raw).join(' ')];
    case 'ConditionalExpression':
      return [...collectTexts(node['consequent']), ...collectTexts(node['alternate'])];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return /^(&&|\|\||\?\?|\+)$/.test(String(node['operator']))
        ? [...(node['operator'] === '&&' ? [] : collectTexts(node['left'])), ...collectTexts(node['right'])]
        : [];
    default:
      return [];
  }
}

/** Three or more words starting with a capital. */
const LOOSE_SENTENCE = /^\p{Lu}\S*( \S+){2,}/u;

/**
 * Returns the sentences in code next to a component. Thrown or reported ones are for developers, so they don't count.
 */
export function findLooseSentences(file: string, source: string): string[] {
  return [...walkNodes(source)].flatMap(([node, above]) => {
    const isForDevelopers = above
      .slice(0, 3)
      .some(
        (one) =>
          one.type === 'ThrowStatement' ||
          (one.type === 'CallExpression' && getNodeName(one['callee']) === 'reportError'),
      );
    return isForDevelopers || above[0]?.type.startsWith('JSX')
      ? []
      : collectTexts(node)
          .filter((text) => LOOSE_SENTENCE.test(text))
          .map((text) => `${file}: ${text}`);
  });
}

/** Files of the server that hold sentences. */
export const WORDS_FILE = /\.en\.ts$|(^|[/-])(texts|prompts)\.ts$/;

/** Five or more words with a capital and a sentence end. */
const SERVER_SENTENCE = /^(?=[^]*\p{Lu})(?=[^]*\p{L}{2}[.?!](\s|$))\s*\S+(\s+\S+){4}/u;
/** Functions that write to the log or the terminal. */
const LOG_FUNCTION = /^(say|debug|info|warn|error|fatal)$/;

/** Returns the sentences in the server's code. Thrown or logged ones are for developers, so they don't count. */
export function findServerSentences(file: string, source: string): string[] {
  return [...walkNodes(source, parse(source, 'ts'))].flatMap(([node, above]) => {
    const text = getLiteralText(node);
    if (text === undefined || !SERVER_SENTENCE.test(text)) return [];
    const isForDevelopers = above
      .slice(0, 3)
      .some(
        (one) =>
          one.type === 'ThrowStatement' ||
          (one.type === 'CallExpression' && LOG_FUNCTION.test(getCalleeName(one['callee']))),
      );
    return isForDevelopers ? [] : [`${file}: ${text.replaceAll(/\s+/g, ' ').trim()}`];
  });
}

/** Returns the text of a literal, or of a template with `…` for each value. */
function getLiteralText(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  return node.type === 'TemplateLiteral'
    ? (node['quasis'] as Node[]).map((part) => (part['value'] as { cooked: string }).cooked).join('…')
    : undefined;
}

const getCalleeName = (callee: unknown): string =>
  isNode(callee) ? (getNodeName(callee) ?? getNodeName(callee['property']) ?? '') : '';
