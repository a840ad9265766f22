import { principalReasons, type DeclineReason, type Fact, type Policy } from '@lintel/domain';

/** Builds the fact of a decline by policy: at most four principal reasons, and the rule set that found them. */
export function buildDeclineFact(
  { version }: Policy,
  reasons: readonly DeclineReason[],
  reliedOn: readonly string[] = [],
): Fact {
  return {
    type: 'ApplicationDeclined',
    data: { reasons: principalReasons(reasons), ruleSet: version, reliedOn: [...reliedOn], ground: null },
  };
}
