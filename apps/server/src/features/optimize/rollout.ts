import { isInRollout, rolloutSchema, rolloutSubject, type FlagAttributes } from '@lintel/domain';
import { getShare } from '../experiments/index.ts';
import type { Flag } from './flags.ts';

/**
 * Returns the flag as it is for one visitor. The rollout itself names people, so no browser gets it. A stored rollout that
 * can't be read is on for no one.
 */
export function applyRollout(flag: Flag, attributes: FlagAttributes): Flag {
  const { rollout, ...variables } = flag.variables;
  if (rollout === undefined) return flag;
  const read = rolloutSchema.safeParse(rollout);
  const subject = rolloutSubject(attributes);
  const share = subject === undefined ? undefined : getShare(subject, flag.key);
  return { ...flag, variables, enabled: flag.enabled && read.success && isInRollout(read.data, attributes, share) };
}
