import { parseAst } from 'vite';

/** A node of the syntax tree, with the properties that the source rules use. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Yields every node with its ancestors, nearest first. */
export function* walkNodes(
  source: string,
  at: Node = parse(source),
  above: readonly Node[] = [],
): Generator<[node: Node, above: readonly Node[]]> {
  yield [at, above];
  for (const part of Object.values(at)) {
    for (const child of Array.isArray(part) ? part : [part])
      if (isNode(child)) yield* walkNodes(source, child, [at, ...above]);
  }
}

/** Parses a source. In `ts` a `<T>` before an arrow function is a type parameter, in `tsx` an element. */
export function parse(source: string, lang: 'ts' | 'tsx' = 'tsx'): Node {
  const program: unknown = parseAst(source, { lang });
  if (!isNode(program)) throw new Error('The source has no syntax tree.');
  return program;
}

/** Returns the node inside `as const`, `satisfies`, `!` and parentheses. */
export function unwrapNode(node: unknown): Node | undefined {
  if (!isNode(node)) return undefined;
  return /^(TSAs|TSSatisfies|TSNonNull|Parenthesized|Chain)Expression$/.test(node.type)
    ? unwrapNode(node['expression'])
    : node;
}

export const getNodeName = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  return node.type === 'Literal' ? String(node['value']) : (node['name'] as string | undefined);
};
