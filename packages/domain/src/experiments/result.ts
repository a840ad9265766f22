import {
  getPValue,
  getRate,
  getSampleSize,
  newcombeInterval,
  wilsonInterval,
  type Interval,
  type Power,
  type Tally,
} from './proportions.ts';

/** The reliability of every experiment: one false alarm in 20 without an effect, 4 of 5 effects of 20% found. */
export const EXPERIMENT_POWER: Power = { alpha: 0.05, power: 0.8, effect: 0.2 };

/** The visitors of one variation. */
export interface ArmTally extends Tally {
  readonly variation: string;
}

export interface ArmResult extends ArmTally {
  readonly rate: number;
  readonly interval: Interval;
  /** Compared with the control; null for the control itself. */
  readonly difference: { readonly rate: number; readonly interval: Interval; readonly pValue: number } | null;
}

/** Whether the variations differ, once they have enough visitors to tell. */
export const EXPERIMENT_VERDICTS = ['TOO_EARLY', 'DIFFERENT', 'NO_DIFFERENCE'] as const;
export type Verdict = (typeof EXPERIMENT_VERDICTS)[number];

/** An experiment as the lender's report shows it. */
export interface ExperimentResult {
  /** The control first. */
  readonly arms: readonly ArmResult[];
  /** Visitors that each arm needs before it is read; null if the control's rate doesn't allow an estimate. */
  readonly needed: number | null;
  readonly verdict: Verdict;
}

/** The arm that others are compared with: the one named "control", otherwise the first. */
const isControl = ({ variation }: ArmTally): boolean => variation.toLowerCase() === 'control';

/**
 * Compares each arm with the control. Until every arm has the needed number of visitors, there is no verdict: reading
 * again and again until a difference shows would raise more false alarms. With several arms, `alpha` is divided by the
 * number of comparisons (Bonferroni), for intervals of differences too.
 */
export function evaluateExperiment(tallies: readonly ArmTally[], power: Power = EXPERIMENT_POWER): ExperimentResult {
  const control = tallies.find(isControl) ?? tallies[0];
  if (control === undefined) return { arms: [], needed: null, verdict: 'TOO_EARLY' };
  const others = tallies.filter((one) => one !== control);
  const alpha = power.alpha / Math.max(1, others.length);
  const arms = [control, ...others].map((arm): ArmResult => ({
    ...arm,
    rate: getRate(arm),
    interval: wilsonInterval(arm, power.alpha),
    difference: arm === control ? null : compare(arm, control, alpha),
  }));
  const needed = getSampleSize(getRate(control), { ...power, alpha });
  const isReadable = others.length > 0 && needed !== null && arms.every(({ exposed }) => exposed >= needed);
  const isDifferent = arms.some(({ difference }) => difference !== null && difference.pValue < alpha);
  return { arms, needed, verdict: !isReadable ? 'TOO_EARLY' : isDifferent ? 'DIFFERENT' : 'NO_DIFFERENCE' };
}

const compare = (arm: Tally, control: Tally, alpha: number): ArmResult['difference'] => ({
  rate: getRate(arm) - getRate(control),
  interval: newcombeInterval(arm, control, alpha),
  pValue: getPValue(arm, control),
});
