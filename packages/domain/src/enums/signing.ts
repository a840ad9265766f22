/** How a document was signed. */
export const SIGNATURE_WAYS = ['ELECTRONIC', 'INK'] as const;

/** Who witnessed a signature: the signing service, a notary, or staff. */
export const SIGNATURE_WITNESSES = ['ESIGN', 'NOTARY', 'STAFF'] as const;

/** What is entered in a document's field. */
export const FIELD_KINDS = ['SIGNATURE', 'INITIALS'] as const;

/** How a notice reached an owner. */
export const NOTICE_WAYS = ['HANDED', 'MAIL', 'ELECTRONIC'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];
