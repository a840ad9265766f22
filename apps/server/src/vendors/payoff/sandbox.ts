import { tagsOf } from '../levers.ts';
import type { PayoffAnswer, PayoffPort, PayoffRequest } from './port.ts';

/** Creditors of the sandbox: they answer at once with the balance, unless the e-mail's tag says otherwise. */
export const sandboxPayoff: PayoffPort = { provider: 'sandbox', letters: async (request) => answer(request) };

/** Days for which the figures are good. */
const GOOD_DAYS = 30;

function answer({ debts, email, today }: PayoffRequest): PayoffAnswer {
  const tags = tagsOf(email);
  const day = Temporal.PlainDate.from(today);
  if (tags.has('payoff-later')) return { outcome: 'ASKED', figures: [], expectedOn: day.add({ days: 2 }).toString() };
  // Interest since the last statement and a fee for the release.
  const more = tags.has('payoff-higher') ? 1.03 : 1;
  return {
    outcome: 'FIGURES',
    expectedOn: null,
    figures: debts.map(({ liabilityUuid, creditorName, mask, balanceCents }) => ({
      liabilityUuid,
      amountCents: Math.round(balanceCents * more),
      perDiemCents: Math.round((balanceCents * 0.07) / 365),
      goodThrough: day.add({ days: GOOD_DAYS }).toString(),
      payTo: { name: creditorName, address: 'P.O. Box 100, Sampletown, CO 80000', routingNumber: '102000076', accountNumber: '000000000', reference: mask ?? '' },
    })),
  };
}
