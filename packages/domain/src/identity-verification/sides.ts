import { ID_TYPES, type DocumentType, type IdType } from '../enums/document-type.ts';

/** What is photographed: the document's sides, and the face of the person who shows it. */
export const ID_SIDES = ['FRONT', 'BACK', 'SELFIE'] as const;
export type IdSide = (typeof ID_SIDES)[number];

export const ID_TYPE_NAMES = Object.keys(ID_TYPES) as [IdType, ...IdType[]];

/** The photos that a kind of document needs, in the order in which they are taken: a passport has no back (ledger ENUM-012, resolutions OP-A-067). */
export function getIdSides(idType: IdType): readonly IdSide[] {
  return ID_TYPES[idType].sides.length > 1 ? ID_SIDES : ['FRONT', 'SELFIE'];
}

/** Those that are still to be taken. */
export const missingSides = (idType: IdType, taken: readonly IdSide[]): readonly IdSide[] =>
  getIdSides(idType).filter((side) => !taken.includes(side));

/** What a photo is called, for the person who sent it and the person who looks at it. */
export const photoTitle = (idType: IdType, side: IdSide): string =>
  side === 'SELFIE' ? 'Photo of your face' : `${ID_TYPES[idType].label}, ${side === 'FRONT' ? 'front' : 'back'}`;

/** The type under which a photo is kept; a face has none of its own (ledger ENUM-010). */
export function photoType(idType: IdType, side: IdSide): DocumentType {
  const [front, back] = ID_TYPES[idType].sides as readonly [DocumentType, DocumentType?];
  if (side === 'SELFIE') return 'SUPPORT';
  return side === 'BACK' ? (back ?? front) : front;
}
