import type { NotaryKind } from './enums.ts';

const ID = 'A photo ID that hasn’t expired, with the same name as your documents';

/** What to have ready for a notary, and who must come. */
export const NOTARY_CHECKLIST: Readonly<Record<NotaryKind, readonly string[]>> = {
  ELECTRONIC: [ID, 'A camera and a microphone', 'A quiet place and 20 minutes', 'No one else can sign for you'],
  MANUAL: [
    ID,
    '20 minutes with the notary',
    'Only you need to be there. Anyone else who signs chooses their own time.',
  ],
};
