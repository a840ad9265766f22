import { ID_TYPES, type DocumentType, type IdType } from '../enums/document-type.ts';
import { ID_LABELS, PHOTO } from './words.ts';

/** The photos of an identity check: the document's sides, and its holder's face. */
export const ID_SIDES = ['FRONT', 'BACK', 'SELFIE'] as const;
export type IdSide = (typeof ID_SIDES)[number];

export const ID_TYPE_NAMES = Object.keys(ID_TYPES) as [IdType, ...IdType[]];

/** The photos that a kind of document needs, in order: a passport has no back. */
export function getIdSides(idType: IdType): readonly IdSide[] {
  return ID_TYPES[idType].sides.length > 1 ? ID_SIDES : ['FRONT', 'SELFIE'];
}

export const missingSides = (idType: IdType, taken: readonly IdSide[]): readonly IdSide[] =>
  getIdSides(idType).filter((side) => !taken.includes(side));

/** The name of a photo, for its sender and its reviewer. */
export const photoTitle = (idType: IdType, side: IdSide): string =>
  side === 'SELFIE' ? PHOTO.face : PHOTO[side === 'FRONT' ? 'front' : 'back'](ID_LABELS[idType]);

/** Returns the document type under which a photo is stored; a face is stored as SUPPORT. */
export function photoType(idType: IdType, side: IdSide): DocumentType {
  const [front, back] = ID_TYPES[idType].sides as readonly [DocumentType, DocumentType?];
  if (side === 'SELFIE') return 'SUPPORT';
  return side === 'BACK' ? (back ?? front) : front;
}
