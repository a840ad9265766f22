/** How many got to a step, and how many of those who got to the step before didn't. */
export interface FunnelStep<Step extends string = string> {
  readonly step: Step;
  readonly count: number;
  readonly dropped: number;
}

/**
 * A funnel from how many got to each step and no further. Those at a step count for all steps before it, so a
 * step that doesn't apply to someone counts as passed.
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
