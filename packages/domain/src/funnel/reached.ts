/** A step of a funnel: how many loan files or visits got to it, and how many got only to the step before. */
export interface FunnelStep<Step extends string = string> {
  readonly step: Step;
  readonly count: number;
  readonly dropped: number;
}

/**
 * Builds a funnel from the number of loan files or visits that got to each step and no further. Those at a step count
 * for all steps before it, so a step that doesn't apply to one of them counts as passed.
 *
 * @param furthest by index of `steps`; others are ignored
 */
export function toFunnel<Step extends string>(
  steps: readonly Step[],
  furthest: readonly { readonly step: number; readonly count: number }[],
): FunnelStep<Step>[] {
  const counts = steps.map((_step, index) =>
    furthest.reduce((sum, { step, count }) => (step >= index && step < steps.length ? sum + count : sum), 0),
  );
  return steps.map((step, index) => {
    const count = counts[index]!;
    return { step, count, dropped: (counts[index - 1] ?? count) - count };
  });
}

/**
 * Returns the index of the step with the largest drop; -1 if no one stopped. A tie goes to the larger share of
 * those who reached the step before.
 */
export function findLargestDrop(steps: readonly Pick<FunnelStep, 'count' | 'dropped'>[]): number {
  const share = ({ count, dropped }: Pick<FunnelStep, 'count' | 'dropped'>): number => dropped / (count + dropped);
  return steps.reduce((largest, step, index) => {
    if (step.dropped === 0) return largest;
    const best = steps[largest];
    const isLarger =
      !best || step.dropped > best.dropped || (step.dropped === best.dropped && share(step) > share(best));
    return isLarger ? index : largest;
  }, -1);
}
