import { businessDayAfter } from '@lintel/domain';
import type { Kysely } from 'kysely';
import type { Database, Vault } from '../../kernel/db/index.ts';
import { bookOnce } from '../bank/sandbox-transfers.ts';
import { parseTags } from '../sandbox-levers.ts';
import type { PayCreditorsAnswer, PayCreditorsRequest } from './payments.ts';
import type { PayoffAnswer, PayoffPort, PayoffRequest } from './port.ts';

/**
 * The sandbox's answers about payoff figures: the balance right away, unless the email's tag says otherwise
 * (docs/sandbox.md).
 */
export const sandboxFigures: Pick<PayoffPort, 'letters'> = { letters: async (request) => buildPayoffAnswer(request) };

/**
 * Creditors of the sandbox, with a record of the payments to them. Their receipt arrives with the money, unless the
 * email's tag says otherwise.
 */
export function sandboxPayoff(db: Kysely<Database>, vault: Vault): PayoffPort {
  return {
    provider: 'sandbox',
    ...sandboxFigures,
    pay: async (request, { key }) => {
      const leaving = request.payments.filter(({ hasLeft }) => !hasLeft);
      if (leaving.length > 0) await bookOnce(db, vault, key, request.applicationUuid, leaving);
      return buildPaymentAnswer(request);
    },
  };
}

function buildPaymentAnswer({ payments, email, today }: PayCreditorsRequest): PayCreditorsAnswer {
  if (parseTags(email).has('payoff-slow'))
    return { outcome: 'SENT', receipts: [], expectedOn: businessDayAfter(today, 3) };
  return {
    outcome: 'PAID',
    receipts: payments.map(({ liabilityUuid, amountCents }) => ({ liabilityUuid, amountCents, on: today })),
    expectedOn: null,
  };
}

/** Days for which the figures are valid. */
const GOOD_DAYS = 30;

function buildPayoffAnswer({ debts, email, today }: PayoffRequest): PayoffAnswer {
  const tags = parseTags(email);
  const day = Temporal.PlainDate.from(today);
  if (tags.has('payoff-later')) return { outcome: 'ASKED', figures: [], expectedOn: day.add({ days: 2 }).toString() };
  // Adds interest since the last statement and a release fee.
  const more = tags.has('payoff-higher') ? 1.03 : 1;
  return {
    outcome: 'FIGURES',
    expectedOn: null,
    figures: debts.map(({ liabilityUuid, creditorName, mask, balanceCents }) => ({
      liabilityUuid,
      amountCents: Math.round(balanceCents * more),
      perDiemCents: Math.round((balanceCents * 0.07) / 365),
      goodThrough: day.add({ days: GOOD_DAYS }).toString(),
      payTo: {
        name: creditorName,
        address: 'P.O. Box 100, Sampletown, CO 80000',
        routingNumber: '102000076',
        accountNumber: '000000000',
        reference: mask ?? '',
      },
    })),
  };
}
