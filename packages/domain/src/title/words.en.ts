import { US_STATES } from '../fields/states.ts';

const stateName = (state: string): string => US_STATES[state] ?? state;

/**
 * Why a person signs the deed. Each text is in a fact and on the borrower's screen: no name, at most 200 characters.
 */
export const REASONS = {
  coOwner: 'every owner of the home must sign the deed of trust',
  spouse: (state: string, law: string) =>
    `${stateName(state)} law requires your spouse to sign the deed of trust, even if they’re not on the title (${law})`,
  othersSpouse: (state: string, law: string) =>
    `${stateName(state)} law requires each owner’s spouse to sign the deed of trust (${law})`,
} as const;

/** The texts of conditions that a title search posts, for the borrower or for staff. */
export const TITLE_TEXTS = {
  notOwner: 'Public records don’t list you as an owner of this home. Send the deed that does.',
  trust: 'A trust owns your home. Send its certificate of trust so we know who can sign for it.',
  trustDocument: 'Certificate of trust',
  deedDocument: 'Recorded deed',
  nameInDoubt:
    'An owner of record has the borrower’s name except for a suffix, such as Sr or Jr. Check whether it is the same person.',
  entity:
    'A company or a trust owns part of the home. Establish who signs for it before the closing documents are prepared.',
  legal:
    'The deed of trust must describe your home the way county records do. Send the legal description from your last deed.',
  legalDocument: 'Legal description of the home',
  lien: (recordedOn: string) =>
    `The title search shows a debt on your home, recorded on ${recordedOn}, that isn’t part of your application. Send its release, or a letter saying nothing is owed.`,
  lienDocument: 'Recorded release, or a letter from the creditor saying nothing is owed',
  claim: 'The title search shows an unpaid tax or a judgment against your home. Send the receipt or the release.',
  claimDocument: 'Receipt, or recorded release',
  staff: (number: number) =>
    `Schedule B of the title commitment lists exception ${number}. Resolve it before the closing documents are prepared.`,
} as const;
