// User-visible sentences are never in a component or a service: they are in a words file next to it, or passed as a
// prop.
import { bare, isNode, getNodeName, walkNodes, parse, type Node } from './syntax.ts';

/** Attributes whose text is read or announced. */
const SPOKEN =
  /^(aria-(label|description|valuetext|roledescription|placeholder)|alt|placeholder|title|label|hint|lead|message|summary|note|text|busyLabel|closeLabel)$/;
const WORD = /\p{L}{2}/u;
/** What counts as text in any other attribute. */
const SENTENCE = /^\p{Lu}\S*\s/u;

/** The literal text in the JSX of one source, with the text to move. */
export function literalWords(file: string, source: string): string[] {
  const found = [...walkNodes(source)].flatMap(([node]) => {
    if (node.type === 'JSXText') return [String(node['value'])];
    if (node.type === 'JSXExpressionContainer') return [];
    if (node.type === 'JSXAttribute')
      return texts(node['value']).filter((text) => SPOKEN.test(getNodeName(node['name']) ?? '') || SENTENCE.test(text));
    return node.type === 'JSXElement' || node.type === 'JSXFragment'
      ? (node['children'] as Node[]).filter(({ type }) => type === 'JSXExpressionContainer').flatMap(texts)
      : [];
  });
  return found
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => WORD.test(text))
    .map((text) => `${file}: ${text}`);
}

/** Texts that an expression can show: a literal, a template, either side of a conditional or a concatenation. */
function texts(of: unknown): string[] {
  const node = bare(of);
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : [];
    case 'JSXExpressionContainer':
      return texts(node['expression']);
    case 'TemplateLiteral':
      return [(node['quasis'] as Node[]).map((part) => (part['value'] as { raw: string }).raw).join(' ')];
    case 'ConditionalExpression':
      return [...texts(node['consequent']), ...texts(node['alternate'])];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return /^(&&|\|\||\?\?|\+)$/.test(String(node['operator']))
        ? [...(node['operator'] === '&&' ? [] : texts(node['left'])), ...texts(node['right'])]
        : [];
    default:
      return [];
  }
}

/** Three or more words starting with a capital. */
const LOOSE = /^\p{Lu}\S*( \S+){2,}/u;

/** Sentences in code next to a component; thrown or reported ones are for developers, not for the borrower. */
export function looseSentences(file: string, source: string): string[] {
  return [...walkNodes(source)].flatMap(([node, above]) => {
    const isOurs = above
      .slice(0, 3)
      .some(
        (one) =>
          one.type === 'ThrowStatement' ||
          (one.type === 'CallExpression' && getNodeName(one['callee']) === 'reportError'),
      );
    return isOurs || above[0]?.type.startsWith('JSX')
      ? []
      : texts(node)
          .filter((text) => LOOSE.test(text))
          .map((text) => `${file}: ${text}`);
  });
}

/** Files of the server that hold sentences. */
export const WORDS_FILE = /\.en\.ts$|(^|[/-])(texts|prompts)\.ts$/;

/** Five or more words with a capital and a sentence end. */
const SAID = /^(?=[^]*\p{Lu})(?=[^]*\p{L}{2}[.?!](\s|$))\s*\S+(\s+\S+){4}/u;
/** Functions that write to the log or the terminal. */
const HEARD_BY_US = /^(say|debug|info|warn|error|fatal)$/;

/** Sentences in the server's code; thrown or logged ones are for developers. */
export function saidByServer(file: string, source: string): string[] {
  return [...walkNodes(source, parse(source, 'ts'))].flatMap(([node, above]) => {
    const text = getLiteralText(node);
    if (text === undefined || !SAID.test(text)) return [];
    const isOurs = above
      .slice(0, 3)
      .some(
        (one) =>
          one.type === 'ThrowStatement' || (one.type === 'CallExpression' && HEARD_BY_US.test(called(one['callee']))),
      );
    return isOurs ? [] : [`${file}: ${text.replaceAll(/\s+/g, ' ').trim()}`];
  });
}

/** A literal, or a template with a word for each value. */
function getLiteralText(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  return node.type === 'TemplateLiteral'
    ? (node['quasis'] as Node[]).map((part) => (part['value'] as { cooked: string }).cooked).join('…')
    : undefined;
}

const called = (callee: unknown): string =>
  isNode(callee) ? (getNodeName(callee) ?? getNodeName(callee['property']) ?? '') : '';
