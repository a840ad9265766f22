import type { FIELD_KINDS } from '../enums/signing.ts';

/**
 * What a paper says, once: the readable page and the PDF are both made of it, so that they cannot say different things. Plain text throughout;
 * every block is one element of a reader's outline (heading, paragraph, list, table).
 */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** A place of a paper that a person fills in by signing it: above the paragraph at `at`, which says whose it is. */
export interface PaperField {
  readonly id: string;
  /** The person of the loan file. */
  readonly person: string;
  readonly kind: (typeof FIELD_KINDS)[number];
  /** What the paper says at it: whose it is and what it is for. */
  readonly label: string;
  /** Without the name: "the promise to repay", or the role of who signs. */
  readonly purpose: string;
  /** Index of its paragraph in `blocks`. */
  readonly at: number;
}

export interface Paper {
  readonly title: string;
  /** What it is about, in one sentence for the list of papers. */
  readonly plainLine: string;
  readonly blocks: readonly Block[];
  /** Absent: nobody signs it. */
  readonly fields?: readonly PaperField[];
  /** A page the size of a card with a large title, which a phone shows without enlarging it. */
  readonly isCard?: true;
}

/** A field on its way into a paper, where its paragraph will stand. */
export interface FieldBlock {
  readonly kind: 'field';
  readonly person: string;
  readonly field: PaperField['kind'];
  readonly name: string;
  readonly purpose: string;
}

export const buildSignatureField = (person: string, name: string, purpose: string): FieldBlock => ({
  kind: 'field',
  person,
  field: 'SIGNATURE',
  name,
  purpose,
});
export const buildInitialsField = (person: string, name: string, purpose: string): FieldBlock => ({
  kind: 'field',
  person,
  field: 'INITIALS',
  name,
  purpose,
});

/** What a paper says at a field. The purpose is stored and the name isn't: it is read with its person. */
export const fieldLabel = (name: string, purpose: string): string => `${name}, ${purpose}`;

/** Blocks with the fields between them: each field becomes a paragraph and has an id of its paper, its person and its number. */
export function withFields(
  paper: string,
  parts: readonly (Block | FieldBlock)[],
): Required<Pick<Paper, 'blocks' | 'fields'>> {
  const fields: PaperField[] = [];
  const blocks = parts.map((part, at): Block => {
    if (part.kind !== 'field') return part;
    const { person, field, name, purpose } = part;
    const label = fieldLabel(name, purpose);
    const number = fields.filter((one) => one.person === person).length + 1;
    fields.push({ id: `${paper}.${person}.${number}`, person, kind: field, label, purpose, at });
    return paragraph(`${field === 'SIGNATURE' ? 'Signature' : 'Initials'}: ${label}`);
  });
  return { blocks, fields };
}

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });
export const table = (caption: string, head: readonly string[], ...rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  caption,
  head,
  rows,
});

/** Each piece of text of a paper, in reading order: what a PDF of it must hold. */
export function toTextLines({ title, blocks }: Pick<Paper, 'title' | 'blocks'>): string[] {
  return [title, ...blocks.flatMap(linesOfBlock)];
}

function linesOfBlock(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [block.caption, ...block.head, ...block.rows.flat()];
  return [block.text];
}
