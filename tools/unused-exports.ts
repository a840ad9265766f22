// Finds exports of a package that no running code reaches. Knip can't: it counts an index's re-exports and exports used
// only by tests as used.
import { dirname, posix } from 'node:path';
import { isNode, getNodeName, parse, type Node } from './syntax.ts';

/** A declaration, as `file#name`. */
type Declared = string;

interface File {
  readonly body: readonly Node[];
  /** What each name in the file refers to: its own declarations and its imports. */
  readonly names: Map<string, readonly Declared[]>;
}

const isTest = (file: string): boolean =>
  /\.(test|spec)\.tsx?$/.test(file) || /^((packages|apps)\/[^/]+\/test|e2e|bench)\//.test(file);

/**
 * Returns the packages' exports that nothing outside of tests uses, each as `package: name`. Code of `apps` and `tools`
 * runs; a package's declaration runs if something that runs names it.
 *
 * @param sources of packages, apps and tools by path, relative to the repository
 */
export function findUnusedExports(sources: ReadonlyMap<string, string>): string[] {
  const files = readFiles(new Map([...sources].filter(([file]) => !isTest(file))));
  const running = findRunningDeclarations(files);
  const unused = [...files.keys()]
    .filter((file) => file.startsWith('packages/'))
    .flatMap((file) => [...files.exported(file)].map(([name, declared]) => ({ file, name, declared })))
    .filter(({ declared }) => !running.has(declared))
    .map(({ file, name }) => `${file.split('/')[1]}: ${name}`);
  return [...new Set(unused)].toSorted();
}

/** The parsed files, with their exports. */
class Files extends Map<string, File> {
  readonly #exported = new Map<string, Map<string, Declared>>();

  exported(file: string): ReadonlyMap<string, Declared> {
    const known = this.#exported.get(file);
    if (known) return known;
    const exported = new Map<string, Declared>();
    this.#exported.set(file, exported);
    for (const node of this.get(file)?.body ?? []) {
      if (node.type === 'ExportAllDeclaration')
        for (const [name, declared] of this.exported(resolveImport(file, node) ?? '')) exported.set(name, declared);
      if (node.type !== 'ExportNamedDeclaration') continue;
      for (const name of findDeclaredNames(node['declaration'])) exported.set(name, `${file}#${name}`);
      for (const specifier of node['specifiers'] as Node[]) {
        const [local = '', name = ''] = [getNodeName(specifier['local']), getNodeName(specifier['exported'])];
        exported.set(name, this.#meant(file, node, local) ?? `${file}#${local}`);
      }
    }
    return exported;
  }

  /** Returns the declaration that the name in `export { name }` or `export { name } from` refers to. */
  #meant(file: string, node: Node, local: string): Declared | undefined {
    if (node['source']) return this.exported(resolveImport(file, node) ?? '').get(local);
    return this.get(file)?.names.get(local)?.[0];
  }
}

function readFiles(sources: ReadonlyMap<string, string>): Files {
  const files = new Files();
  for (const [file, source] of sources) {
    const body = parse(source, file.endsWith('.tsx') ? 'tsx' : 'ts')['body'] as Node[];
    const own = body.flatMap((node) =>
      findDeclaredNames(getStatement(node)).map((name) => [name, [`${file}#${name}`]] as const),
    );
    files.set(file, { body, names: new Map(own) });
  }
  for (const [file, { body, names }] of files) {
    for (const node of body.filter(({ type }) => type === 'ImportDeclaration')) {
      const exported = files.exported(resolveImport(file, node) ?? '');
      for (const specifier of node['specifiers'] as Node[]) {
        const found =
          specifier.type === 'ImportNamespaceSpecifier'
            ? [...exported.values()]
            : [exported.get(getNodeName(specifier['imported']) ?? '')].filter((declared) => declared !== undefined);
        if (found.length > 0) names.set(getNodeName(specifier['local']) ?? '', found);
      }
    }
  }
  return files;
}

/** Returns every declaration that runs. */
function findRunningDeclarations(files: Files): ReadonlySet<Declared> {
  const uses = new Map<Declared, ReadonlySet<Declared>>();
  const waiting: Declared[] = [];
  for (const [file, { body, names }] of files) {
    for (const node of body.filter(({ type }) => type !== 'ImportDeclaration' && type !== 'ExportAllDeclaration')) {
      const used = new Set(findUsedDeclarations(files, file, node, names));
      const own = findDeclaredNames(getStatement(node)).map((name) => `${file}#${name}`);
      for (const declared of own) uses.set(declared, used);
      if (file.startsWith('packages/')) {
        // A statement without declarations runs with its file; one that only exports runs nothing.
        if (own.length === 0 && node.type !== 'ExportNamedDeclaration') waiting.push(...used);
      } else waiting.push(...own, ...used);
    }
  }
  const running = new Set<Declared>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (running.has(next)) continue;
    running.add(next);
    waiting.push(...(uses.get(next) ?? []));
  }
  return running;
}

/** Returns the declarations that a statement names. */
function findUsedDeclarations(files: Files, file: string, node: Node, names: File['names']): Declared[] {
  return listNodes(node).flatMap((inner) => {
    if (inner.type === 'Identifier' || inner.type === 'JSXIdentifier') return names.get(getNodeName(inner) ?? '') ?? [];
    // A lazily loaded file runs entirely; a lazily loaded package is imported by name elsewhere.
    const isLoadedLater = inner.type === 'ImportExpression' && getNodeName(inner['source'])?.startsWith('.') === true;
    return isLoadedLater ? [...files.exported(resolveImport(file, inner) ?? '').values()] : [];
  });
}

/** Returns a node and all nodes inside it. */
function listNodes(node: Node): Node[] {
  const all = [node];
  for (let at = 0; at < all.length; at += 1) {
    for (const part of Object.values(all[at] ?? {})) {
      if (Array.isArray(part)) all.push(...part.filter(isNode));
      else if (isNode(part)) all.push(part);
    }
  }
  return all;
}

/** Returns the declaration of an exported statement; any other statement itself. */
const getStatement = (node: Node): unknown => (node.type === 'ExportNamedDeclaration' ? node['declaration'] : node);

/** Returns the names that a statement declares; empty for an import. */
function findDeclaredNames(node: unknown): string[] {
  if (!isNode(node) || node.type === 'ImportDeclaration') return [];
  const declarations = node.type === 'VariableDeclaration' ? (node['declarations'] as Node[]) : [node];
  return declarations.flatMap(({ id }) => findPatternNames(id));
}

/** Returns the names that `const { name, other: [third] }` declares. */
function findPatternNames(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [getNodeName(pattern) ?? ''];
  const { properties, elements, value, left, argument } = pattern;
  return [properties, elements, value, left, argument].flat().flatMap(findPatternNames);
}

/** Returns the file that an import or a re-export refers to. */
function resolveImport(file: string, node: Node): string | undefined {
  const source = getNodeName(node['source']) ?? '';
  if (source.startsWith('.')) return posix.join(dirname(file), source);
  return source.startsWith('@lintel/') ? `packages/${source.slice('@lintel/'.length)}/src/index.ts` : undefined;
}
