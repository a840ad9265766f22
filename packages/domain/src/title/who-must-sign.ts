import type { OccupancyType } from '../enums/home.ts';
import type { MaritalStatus } from '../fields/contact.ts';
import { isEntity, isSamePerson } from './names.ts';
import { isSameSigner } from './same-signer.ts';
import { SPOUSE_STATES } from './spouse-states.ts';
import { REASONS } from './words.ts';

/** How title is held. SPOUSES: together as a married couple (entirety, community or marital property). */
export const ESTATES = ['SOLE', 'JOINT', 'COMMON', 'SPOUSES', 'TRUST'] as const;
export type Estate = (typeof ESTATES)[number];

/** An owner of record. `married` and `spouse` are null if the records don't say. */
export interface VestedOwner {
  readonly name: string;
  readonly married: boolean | null;
  readonly spouse: string | null;
}

/** The home, the borrower, and what the title search found: everything that decides who must sign. */
export interface TitleFacts {
  readonly state: string;
  readonly occupancy: OccupancyType;
  readonly borrower: { readonly name: string; readonly maritalStatus: MaritalStatus | null };
  readonly estate: Estate;
  readonly owners: readonly VestedOwner[];
  /** Others whose signature the title company requires; `reason` in its own words. */
  readonly required: readonly { readonly name: string; readonly relation: Relation; readonly reason: string }[];
}

/** Why the title requires a person to sign. */
export type Relation = 'CO_OWNER' | 'SPOUSE';

/** A person who signs the deed, never the note. */
export interface MustSign {
  /** Null: the records don't name the borrower's spouse. */
  readonly name: string | null;
  readonly relation: Relation;
  /** One sentence for the borrower, at most 200 characters, without a name. */
  readonly reason: string;
}

/**
 * Returns who must sign the deed besides the borrower: every other owner of record; an owner's spouse who is not on
 * title, where the state requires it (`SPOUSE_STATES`); anyone else the title company requires. Each person once. For a
 * marriage, the borrower's answer and the records count equally: either is enough. Separated counts as married.
 */
export function whoMustSign(question: TitleFacts): MustSign[] {
  const { owners, borrower, required } = question;
  const all: MustSign[] = [
    ...owners
      .filter(({ name }) => !isEntity(name))
      .map(({ name }): MustSign => ({ name, relation: 'CO_OWNER', reason: REASONS.coOwner })),
    ...spouses(question),
    ...required.map(({ name, relation, reason }): MustSign => ({ name, relation, reason: reason.slice(0, 200) })),
  ];
  return all.filter(
    (one, index) => !hasName(one, borrower.name) && all.findIndex((other) => isSameSigner(other, one)) === index,
  );
}

function spouses({ state, occupancy, borrower, estate, owners }: TitleFacts): MustSign[] {
  const rule = SPOUSE_STATES[state];
  // If a couple holds title, both spouses are already on it.
  if (!rule || estate === 'SPOUSES' || (rule.scope === 'HOMESTEAD' && occupancy !== 'HOME')) return [];
  const reason = REASONS.spouse(state, rule.law);
  return owners.flatMap((owner): MustSign[] => {
    const isBorrower = isSamePerson(owner.name, borrower.name);
    const isMarried =
      owner.married === true ||
      owner.spouse !== null ||
      (isBorrower && (borrower.maritalStatus === 'MARRIED' || borrower.maritalStatus === 'SEPARATED'));
    return isMarried
      ? [
          {
            name: owner.spouse,
            relation: 'SPOUSE',
            reason: isBorrower ? reason : REASONS.othersSpouse(state, rule.law),
          },
        ]
      : [];
  });
}

const hasName = ({ name }: MustSign, other: string): boolean => name !== null && isSamePerson(name, other);
