import {
  heading,
  buildInitialsField,
  paragraph,
  buildSignatureField,
  type Block,
  type FieldBlock,
} from '../../document-model/text.ts';
import { BORROWER } from '../../loan-file/file.ts';
import type { DocumentData, DocumentSigner } from '../document-data.ts';

/**
 * A piece of a document to sign: text, or a field to sign or initial. This file has what the note and the deed share.
 */
export type Part = Block | FieldBlock;

/**
 * Returns everyone who signs the deed.
 *
 * @throws Error when the data has no signers, as before the signing package
 */
export function requireSigners({ signers }: Pick<DocumentData, 'signers'>): readonly DocumentSigner[] {
  if (!signers || signers.length === 0) throw new Error('The documents to sign must name those who sign them.');
  return signers;
}

/**
 * The people who owe the debt: the borrower and each co-borrower. A person who is only an owner never signs the note.
 */
export const getDebtors = (data: Pick<DocumentData, 'signers'>): readonly DocumentSigner[] =>
  requireSigners(data).filter(({ person, role }) => person === BORROWER || role === 'CO_BORROWER');

export const formatNames = (people: readonly DocumentSigner[]): string => people.map(({ name }) => name).join(' and ');

const ROLES = { BORROWER: 'borrower', CO_BORROWER: 'co-borrower', CO_DEEDER: 'owner, for the deed only' } as const;

/** Builds the last section of the note or the deed: a signature field for each person. */
export function buildSignatureSection(people: readonly DocumentSigner[]): Part[] {
  return [
    heading('Signatures'),
    ...people.map(({ person, name, role }) => buildSignatureField(person, name, ROLES[role])),
  ];
}

/** An initials field for each person, under the text they have read. */
export const buildInitialsFields = (people: readonly DocumentSigner[], subject: string): Part[] =>
  people.map(({ person, name }) => buildInitialsField(person, name, subject));

/** Builds a numbered section. */
export const section = (number: number, title: string, ...texts: readonly string[]): Block[] => [
  heading(`${number}. ${title}`),
  ...texts.map((text) => paragraph(text)),
];
