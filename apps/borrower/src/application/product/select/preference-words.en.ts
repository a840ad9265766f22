import type { PayoffPreference } from '@lintel/domain';

const count = (debts: number): string => (debts === 1 ? '1 debt' : `${debts} debts`);

/** How debts to pay off relate to the draw. */
export const PREFERENCE = {
  label: (debts: number, total: string) => `You selected ${count(debts)} to pay off (${total})`,
  labels: {
    DEDUCT: 'Take it out of my draw',
    PRESERVE: 'Add it to my draw',
    MAXIMIZE: 'Use my maximum',
  } satisfies Record<PayoffPreference, string>,
  hints: {
    DEDUCT: (payoff: string, cash: string, keepsDraw: boolean) =>
      keepsDraw
        ? `Pay off ${payoff} and receive ${cash} in cash`
        : `Draw more to cover it: pay off ${payoff} and receive ${cash} in cash`,
    PRESERVE: (payoff: string, cash: string, keepsDraw: boolean) =>
      keepsDraw
        ? `Pay off ${payoff} and still receive ${cash}`
        : `Pay off ${payoff} and receive ${cash}, the most you can`,
    MAXIMIZE: (payoff: string, cash: string) => `Draw your maximum, pay off ${payoff} and receive ${cash}`,
  } satisfies Record<PayoffPreference, (payoff: string, cash: string, keepsDraw: boolean) => string>,
} as const;
