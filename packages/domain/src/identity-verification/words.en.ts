import type { IdType } from '../enums/document-type.ts';

/** The condition's text while staff review the photos. */
export const REVIEW = { text: 'A loan specialist is reviewing your ID.' } as const;

/** The name of a photo, for its sender and its reviewer. */
export const PHOTO = {
  face: 'Photo of your face',
  front: (document: string): string => `${document}, front`,
  back: (document: string): string => `${document}, back`,
} as const;

/** The labels of identity documents. */
export const ID_LABELS: Readonly<Record<IdType, string>> = {
  DRIVERS_LICENSE: "US Driver's License",
  PASSPORT: 'US Passport',
  STATE_ID_CARD: 'US State ID Card',
  PERMANENT_RESIDENT_CARD: 'US Permanent Resident Card',
};
