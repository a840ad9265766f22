// A request to a call of the contract goes through the call's object: no source repeats a path.
import { walkNodes, parse, type Node } from './syntax.ts';

/** Replaces a value in a template. */
const VALUE = '{}';

/** Returns the literals of a source that contain a call's path, or the beginning of calls' paths. */
export function findHandWrittenPaths(source: string, paths: readonly string[]): string[] {
  const calls = paths.map((path) => path.slice(1).split('/'));
  return [...walkNodes(source, parse(source, 'ts'))].flatMap(([node]) => {
    const text = getLiteralText(node);
    return text !== undefined && isCallPath(text, calls) ? [text] : [];
  });
}

/** Returns the text of a literal, or of a template with `VALUE` for each value. */
function getLiteralText(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  return node.type === 'TemplateLiteral'
    ? (node['quasis'] as Node[]).map((part) => (part['value'] as { cooked: string }).cooked).join(VALUE)
    : undefined;
}

/** A URL without its query; a value in front of it is the server's origin. A glob begins with two stars. */
const ADDRESS = /^(?:https?:\/\/[^/]+|\{\}|(?<glob>\*\*))?\/(?<path>[^?#\s]+)/;

function isCallPath(text: string, calls: readonly (readonly string[])[]): boolean {
  const { glob, path = '' } = ADDRESS.exec(text)?.groups ?? {};
  const segments = path.replace(/\/$/, '').split('/');
  return calls.some((call) => {
    if (glob !== undefined) return isSame(segments, call.slice(-segments.length));
    // All calls of a service share their first two segments, so a single segment is too short to count.
    const isLongEnough = segments.length === call.length || segments.length > 1;
    return isLongEnough && segments[0] === call[0] && isSame(segments, call.slice(0, segments.length));
  });
}

const isSame = (segments: readonly string[], call: readonly string[]): boolean =>
  segments.length === call.length &&
  segments.some((segment, index) => segment === call[index]) &&
  segments.every(
    (segment, index) => segment === call[index] || segment.includes(VALUE) || call[index]?.startsWith('{'),
  );
