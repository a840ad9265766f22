import { isInRollout, rolloutSchema, rolloutSubject, type FlagAttributes } from '@lintel/domain';
import { getShare } from '../experiments/index.ts';
import type { Flag } from './default-flag.ts';

/**
 * Applies a flag's rollout to one visitor: an enabled flag is on only for the percentage of visitors and the people
 * that the rollout names. No browser gets the rollout, because it names people. A stored rollout that can't be read is
 * on for no one.
 */
export function applyRollout(flag: Flag, attributes: FlagAttributes): Flag {
  const { rollout, ...variables } = flag.variables;
  if (rollout === undefined) return flag;
  const read = rolloutSchema.safeParse(rollout);
  const subject = rolloutSubject(attributes);
  const share = subject === undefined ? undefined : getShare(subject, flag.key);
  return { ...flag, variables, enabled: flag.enabled && read.success && isInRollout(read.data, attributes, share) };
}
