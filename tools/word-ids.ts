// An app's user-visible text is in words files, each text under an id such as `SELECT.draw.label`. Finds unused,
// missing and duplicate ids.
import { dirname, posix } from 'node:path';
import { unwrapNode, isNode, getNodeName, walkNodes, type Node } from './syntax.ts';

/** Paths from the repository's root to their text. */
export type Sources = ReadonlyMap<string, string>;

/** Mistakes in words, one line each. `double` has names, ids and sentences that are defined twice. */
export interface WordFaults {
  unused: readonly string[];
  missing: readonly string[];
  double: readonly string[];
}

const WORDS_FILE = /\.en\.ts$/;
/** Shorter text is a label, which can mean different things in different places. */
const SENTENCE = /^.{20,}[.?!]$/;

/** A text of a words file. `text` is undefined if it isn't a literal. */
interface Line {
  id: string;
  text: string | undefined;
}
/** An exported object of a words file, such as `SELECT`, with its texts. */
interface WordsObject {
  file: string;
  name: string;
  lines: readonly Line[];
}

/** Checks all sources of one app, without tests. */
export function findWordFaults(sources: Sources): WordFaults {
  const objects = [...sources]
    .filter(([file]) => WORDS_FILE.test(file))
    .flatMap(([file, source]) => findWordsObjects(file, source));
  const uses = new Map<WordsObject, string[]>(objects.map((words) => [words, []]));
  for (const [file, source] of sources) {
    for (const [words, path] of findUses(file, source, objects)) uses.get(words)?.push(path);
  }
  const unused: string[] = [];
  const missing: string[] = [];
  for (const [words, paths] of uses) {
    unused.push(
      ...words.lines
        .filter(({ id }) => !paths.some((path) => isWithin(id, path) || isWithin(path, id)))
        .map(({ id }) => `${words.file}: ${words.name}.${id}`),
    );
    missing.push(
      ...paths
        .filter((path) => path !== '' && !words.lines.some(({ id }) => isWithin(id, path) || isWithin(path, id)))
        .map((path) => `${words.file}: ${words.name}.${path}`),
    );
  }
  return {
    unused,
    missing: [...new Set(missing)],
    double: [...findRepeatedNames(objects), ...findRepeatedIds(objects), ...findRepeatedSentences(objects)],
  };
}

const isWithin = (path: string, other: string): boolean =>
  other === '' || path === other || path.startsWith(`${other}.`);

function findWordsObjects(file: string, source: string): WordsObject[] {
  return [...walkNodes(source)].flatMap(([node, [declaration, above]]) => {
    if (
      node.type !== 'VariableDeclarator' ||
      above?.type !== 'ExportNamedDeclaration' ||
      declaration?.type !== 'VariableDeclaration'
    )
      return [];
    const object = unwrapNode(node['init']);
    return object?.type === 'ObjectExpression'
      ? [{ file, name: getNodeName(node['id']) ?? '', lines: collectLines(object, source, '') }]
      : [];
  });
}

function collectLines(object: Node, source: string, under: string): Line[] {
  return (object['properties'] as Node[]).flatMap((property) => {
    if (property.type !== 'Property') return [];
    const id = `${under}${getNodeName(property['key']) ?? ''}`;
    const value = unwrapNode(property['value']);
    if (value?.type === 'ObjectExpression' && (value['properties'] as Node[]).length > 0)
      return collectLines(value, source, `${id}.`);
    return [
      {
        id,
        text:
          value?.type === 'Literal' || value?.type === 'TemplateLiteral'
            ? source.slice(value.start + 1, value.end - 1)
            : undefined,
      },
    ];
  });
}

/** Returns each use of words in a source with the path that it reads. Passing an object on uses everything below it. */
function findUses(file: string, source: string, objects: readonly WordsObject[]): [WordsObject, string][] {
  const known = new Map<string, [words: WordsObject, path: string]>(
    objects.filter((words) => words.file === file).map((words) => [words.name, [words, '']]),
  );
  const found: [WordsObject, string][] = [];
  for (const [node, above] of walkNodes(source)) {
    if (node.type === 'ImportDeclaration')
      for (const [local, words] of findImportedWords(node, file, objects)) known.set(local, [words, '']);
    const root = node.type === 'Identifier' && isRead(node, above) ? known.get(String(node['name'])) : undefined;
    if (!root) continue;
    const { path, user } = readPath(node, above, root[1]);
    if (user?.type !== 'VariableDeclarator') found.push([root[0], path]);
    else if (getNodeName(user['id']) !== undefined) known.set(String(getNodeName(user['id'])), [root[0], path]);
    else
      for (const property of ((user['id'] as Node)['properties'] as Node[]) ?? [])
        known.set(getNodeName(property['value']) ?? '', [root[0], join(path, getNodeName(property['key']) ?? '')]);
  }
  return found;
}

const join = (path: string, part: string): string => (path === '' ? part : `${path}.${part}`);

function* findImportedWords(
  node: Node,
  file: string,
  objects: readonly WordsObject[],
): Generator<[string, WordsObject]> {
  const from = posix.join(dirname(file), String((node['source'] as Node)['value']));
  for (const specifier of node['specifiers'] as Node[]) {
    const words = objects.find((one) => one.file === from && one.name === getNodeName(specifier['imported']));
    if (words) yield [getNodeName(specifier['local']) ?? '', words];
  }
}

/** Whether a name is a value here: not a key, part of another object, type or declaration. */
function isRead(node: Node, [parent, ...further]: readonly Node[]): boolean {
  if (!parent || /^(Import|Export)|^TSType/.test(parent.type) || further.some(({ type }) => type === 'TSTypeQuery'))
    return false;
  if (parent.type === 'MemberExpression') return parent['object'] === node || parent['computed'] === true;
  if (parent.type === 'Property') return parent['value'] === node && further[0]?.type !== 'ObjectPattern';
  return parent.type !== 'VariableDeclarator' || parent['init'] === node;
}

/** Returns the path that code reads from a name, starting with `from`, and the node that uses the value. */
function readPath(node: Node, above: readonly Node[], from: string): { path: string; user: Node | undefined } {
  let path = from;
  let current = node;
  for (const parent of above) {
    const isStep = parent.type === 'MemberExpression' && parent['object'] === current && parent['computed'] !== true;
    if (isStep) path = join(path, getNodeName(parent['property']) ?? '');
    else if (!isNode(unwrapNode(parent)) || unwrapNode(parent) === parent) return { path, user: parent };
    current = parent;
  }
  return { path, user: undefined };
}

function findRepeatedNames(objects: readonly WordsObject[]): string[] {
  return objects
    .filter(({ name }, index) => objects.findIndex((other) => other.name === name) !== index)
    .map(({ file, name }) => `${file}: ${name} is the name of two objects`);
}

function findRepeatedIds(objects: readonly WordsObject[]): string[] {
  return objects.flatMap(({ file, name, lines }) =>
    lines
      .filter(({ id }, index) => lines.findIndex((other) => other.id === id) !== index)
      .map(({ id }) => `${file}: ${name}.${id} is defined twice`),
  );
}

function findRepeatedSentences(objects: readonly WordsObject[]): string[] {
  const first = new Map<string, string>();
  return objects.flatMap(({ file, name, lines }) =>
    lines.flatMap(({ id, text = '' }) => {
      const sentence = text.replaceAll('\\', '');
      const place = `${name}.${id}`;
      const before = first.get(sentence);
      if (before === undefined) first.set(sentence, place);
      return before !== undefined && SENTENCE.test(sentence) ? [`${file}: ${place} says the same as ${before}`] : [];
    }),
  );
}
