/** How staff made sure that a caller is the borrower. A closed list, because an entry of the audit trail is permanent. */
export const CALLER_CHECKS = {
  CALLED_BACK: 'Called back at a number in the file',
  ID_ON_VIDEO: 'Compared a photo ID on a video call',
  ID_IN_PERSON: 'Compared a photo ID in person',
} as const;
