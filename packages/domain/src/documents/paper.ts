/**
 * What a paper says, once: the readable page and the PDF are both made of it, so that they cannot say different things. Plain text throughout;
 * every block is one element of a reader's outline (heading, paragraph, list, table).
 */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly caption: string; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export interface Paper {
  readonly title: string;
  /** What it is about, in one sentence for the list of papers. */
  readonly plainLine: string;
  readonly blocks: readonly Block[];
}

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });
export const table = (caption: string, head: readonly string[], ...rows: readonly (readonly string[])[]): Block => ({ kind: 'table', caption, head, rows });

/** Each piece of text of a paper, in reading order: what a PDF of it must hold. */
export function linesOf({ title, blocks }: Pick<Paper, 'title' | 'blocks'>): string[] {
  return [title, ...blocks.flatMap(linesOfBlock)];
}

function linesOfBlock(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [block.caption, ...block.head, ...block.rows.flat()];
  return [block.text];
}
