import type { Fact, FactType } from './facts.ts';
import { BORROWER } from './file.ts';

/** Facts that only the lender reads: whether someone is or may be on a sanctions list is told to no one else. */
const WITHHELD: ReadonlySet<string> = new Set<FactType>(['SanctionsScreened', 'SanctionsMatchCleared']);

/**
 * Returns whether a person of the file (`audience`: BORROWER, or the id of a signer) may not read a fact: conditions of another person, and that another person
 * declined to sign, took back their consent or was removed by staff, whatever the reason. Who is pressured is heard in private, and the other gaps keep that one
 * from saying so.
 *
 * @param facts all facts of the file: a condition's facts follow the one that posted it
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
