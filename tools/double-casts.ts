import { isNode, walkNodes, parse } from './syntax.ts';

/** Counts casts by way of `unknown` in a source; such a cast hides any mistake. */
export function countDoubleCasts(source: string, lang: 'ts' | 'tsx'): number {
  return [...walkNodes(source, parse(source, lang))].filter(
    ([node]) => node.type === 'TSAsExpression' && isCastToUnknown(node['expression']),
  ).length;
}

function isCastToUnknown(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'ParenthesizedExpression') return isCastToUnknown(node['expression']);
  const { typeAnnotation } = node;
  return node.type === 'TSAsExpression' && isNode(typeAnnotation) && typeAnnotation.type === 'TSUnknownKeyword';
}
