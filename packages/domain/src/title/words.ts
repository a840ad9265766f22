import { US_STATES } from '../fields/states.ts';

const stateName = (state: string): string => US_STATES[state] ?? state;

/** Why somebody signs the deed. Each stands in a fact and on the borrower's screen: no name, at most 200 characters. */
export const REASONS = {
  coOwner: 'the deed needs every owner of the home',
  spouse: (state: string, law: string) =>
    `in ${stateName(state)} your spouse signs the deed too, also when not on title (${law})`,
  othersSpouse: (state: string, law: string) =>
    `in ${stateName(state)} the spouse of each owner signs the deed too (${law})`,
} as const;

/** What the title search raises before the papers, as the borrower or the desk reads it. */
export const TITLE_TEXTS = {
  notOwner: 'Public records do not name you as an owner of this home. Send the deed that does.',
  trust: 'Your home is held in a trust. Send its certificate, so that we know who may sign for it.',
  trustDocument: 'Certificate of trust',
  deedDocument: 'Recorded deed',
  nameInDoubt:
    'An owner of record has the name on the application but for a suffix, such as Sr or Jr. Somebody must see whether it is the same person.',
  entity:
    'A company or a trust owns a part of the home. Somebody must settle who signs for it before the papers are made.',
  legal:
    'The deed must describe your home in the words of the county. Send the legal description, as it stands in your last deed.',
  legalDocument: 'Legal description of the home',
  lien: (recordedOn: string) =>
    `The title search shows a debt on your home, recorded on ${recordedOn}, that your application does not count. Send its release, or a letter that nothing is owed.`,
  lienDocument: 'Recorded release, or a letter of the creditor that nothing is owed',
  claim: 'The title search shows a tax or a judgment against the home. Send the receipt or its release.',
  claimDocument: 'Receipt, or recorded release',
  staff: (number: number) =>
    `The title company makes exception ${number} to its insurance. Somebody must settle it before the papers are made.`,
} as const;
