import type { Fact, FactType } from './facts.ts';
import { BORROWER } from './file.ts';

/** Facts that only the lender reads: no one else may learn that a person is or may be on a sanctions list. */
const WITHHELD: ReadonlySet<string> = new Set<FactType>(['SanctionsScreened', 'SanctionsMatchCleared']);

/**
 * Returns whether a person of the loan file (`audience`: BORROWER, or the id of a signer) must not see a fact: another
 * person's conditions, and that another person declined to sign, withdrew their consent or was removed by staff, for
 * any reason. A person under pressure can report it in private; withholding the other facts too keeps a gap from
 * revealing it.
 *
 * @param facts all facts of the loan file: a condition's facts follow the one that posted it
 */
export function withheldFrom(audience: string, facts: readonly Fact[]): (fact: Fact) => boolean {
  const conditionsOfOthers = new Set(
    facts.flatMap((fact) => {
      if (fact.type === 'SigningDeclined' && fact.data.person !== audience) return [fact.data.condition];
      if (fact.type === 'ConditionPosted' && (fact.data.person ?? BORROWER) !== audience) return [fact.data.id];
      return [];
    }),
  );
  return (fact) => {
    switch (fact.type) {
      case 'ApplicationDeclined':
        return fact.data.ground === 'SANCTIONS';
      case 'SigningDeclined':
      case 'ESignConsentWithdrawn':
        return fact.data.person !== audience;
      case 'SignerRemoved':
        return fact.data.signer !== audience && fact.data.by === 'STAFF';
      case 'ConditionPosted':
      case 'ConditionAnswered':
      case 'ConditionReturned':
      case 'ConditionCleared':
        return conditionsOfOthers.has(fact.data.id);
      default:
        return WITHHELD.has(fact.type);
    }
  };
}
