import { isSamePerson } from './names.ts';
import type { MustSign } from './who-must-sign.ts';

const isDescribedAlike = (one: MustSign, other: MustSign): boolean =>
  one.relation === other.relation && one.reason === other.reason;

/**
 * Whether both requests mean the same person: by name if both have one; two people without a name are the same only if
 * everything else is.
 */
export function isSameSigner(one: MustSign, other: MustSign): boolean {
  if (one.name !== null && other.name !== null) return isSamePerson(one.name, other.name);
  return one.name === other.name && isDescribedAlike(one, other);
}

/** Whether both may be the same spouse, whose name one search has and the other doesn't. */
const isNamedOnce = (one: MustSign, other: MustSign): boolean =>
  (one.name === null) !== (other.name === null) && isDescribedAlike(one, other);

/**
 * Matches the people whom a new title search requires to sign to those of an earlier search, so that their ids stay;
 * null for a new one. Each earlier person matches only once; a certain match comes before one based only on the same
 * description.
 */
export function matchSigners<Known extends MustSign>(
  named: readonly MustSign[],
  known: readonly Known[],
): (Known | null)[] {
  const left = [...known];
  const take = (one: MustSign, isOne: (one: MustSign, other: MustSign) => boolean): Known | null => {
    const index = left.findIndex((other) => isOne(one, other));
    return index < 0 ? null : (left.splice(index, 1)[0] ?? null);
  };
  const certain = named.map((one) => ({ one, found: take(one, isSameSigner) }));
  return certain.map(({ one, found }) => found ?? take(one, isNamedOnce));
}
