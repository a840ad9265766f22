import type { FIELD_KINDS } from '../enums/signing.ts';

/**
 * A document's content, in one place: the readable page and the PDF are made from the same blocks, so they can't
 * differ. Plain text only; each block is one element of a reader's outline (heading, paragraph, list, table).
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

/** A place that a person fills in by signing: above the paragraph at `at`, which names the person. */
export interface SignatureField {
  readonly id: string;
  /** The person's id in the loan file. */
  readonly person: string;
  readonly kind: (typeof FIELD_KINDS)[number];
  /** The text at the field: whose it is and what it is for. */
  readonly label: string;
  /** The label without the name: "the promise to repay", or the signer's role. */
  readonly purpose: string;
  /** Index of its paragraph in `blocks`. */
  readonly at: number;
}

/** A document before it is stored: its title, content and signature fields. */
export interface DocumentText {
  readonly title: string;
  /** What the document is about, in one sentence for the list of documents. */
  readonly plainLine: string;
  readonly blocks: readonly Block[];
  /** Absent: no one signs it. */
  readonly fields?: readonly SignatureField[];
  /** A card-sized page with a large title, which a phone shows without zooming. */
  readonly isCard?: true;
}

/** A field before it is inserted into a document, at its paragraph's place. */
export interface FieldBlock {
  readonly kind: 'field';
  readonly person: string;
  readonly field: SignatureField['kind'];
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

/** The text at a field. Only the purpose is stored; the name is read with its person. */
export const fieldLabel = (name: string, purpose: string): string => `${name}, ${purpose}`;

/** Inserts fields between blocks: each field becomes a paragraph, with an id made of document, person and number. */
export function withFields(
  documentName: string,
  parts: readonly (Block | FieldBlock)[],
): Required<Pick<DocumentText, 'blocks' | 'fields'>> {
  const fields: SignatureField[] = [];
  const blocks = parts.map((part, at): Block => {
    if (part.kind !== 'field') return part;
    const { person, field, name, purpose } = part;
    const label = fieldLabel(name, purpose);
    const number = fields.filter((one) => one.person === person).length + 1;
    fields.push({ id: `${documentName}.${person}.${number}`, person, kind: field, label, purpose, at });
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

/** Returns each piece of text of a document, in reading order, so that a PDF can be checked for all of it. */
export function toTextLines({ title, blocks }: Pick<DocumentText, 'title' | 'blocks'>): string[] {
  return [title, ...blocks.flatMap(linesOfBlock)];
}

function linesOfBlock(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [block.caption, ...block.head, ...block.rows.flat()];
  return [block.text];
}
