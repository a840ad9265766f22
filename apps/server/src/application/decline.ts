import { principalReasons, SAMPLE_POLICY, type DeclineReason, type Fact } from '@lintel/domain';

/** The end by policy: its principal reasons, at most four, and the rule set that found them. */
export function declined(reasons: readonly DeclineReason[], reliedOn: readonly string[] = []): Fact {
  return { type: 'ApplicationDeclined', data: { reasons: principalReasons(reasons), ruleSet: SAMPLE_POLICY.version, reliedOn: [...reliedOn], ground: null } };
}
