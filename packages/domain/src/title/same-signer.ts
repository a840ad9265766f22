import { isSamePerson } from './names.ts';
import type { MustSign } from './who-must-sign.ts';

const isSaidAlike = (one: MustSign, other: MustSign): boolean =>
  one.relation === other.relation && one.reason === other.reason;

/** Whether one person is asked for twice: by name where there is one; two people without a name are one only when the same thing is said of them. */
export function isSameSigner(one: MustSign, other: MustSign): boolean {
  if (one.name !== null && other.name !== null) return isSamePerson(one.name, other.name);
  return one.name === other.name && isSaidAlike(one, other);
}

/** The spouse whom one search names and another one does not. */
const isNamedOnce = (one: MustSign, other: MustSign): boolean =>
  (one.name === null) !== (other.name === null) && isSaidAlike(one, other);

/**
 * Whom an earlier search named each of these is, null for somebody new. Everybody is taken once, and whoever is certainly the same comes before somebody
 * of whom only the same thing is said.
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
