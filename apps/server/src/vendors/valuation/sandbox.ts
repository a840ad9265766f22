import { businessDayAfter } from '@lintel/domain';
import { hasWords, pick, streetKey } from '../sandbox-levers.ts';
import type {
  AppraisalAnswer,
  BookingAnswer,
  QuoteAnswer,
  Slot,
  ValuationAnswer,
  ValuationPort,
  ValuationRequest,
} from './port.ts';

/** Appraisers of the sandbox. The street's name decides (docs/sandbox.md). */
export const sandboxValuation: ValuationPort = {
  provider: 'sandbox',
  order: async (request) => buildAnswer(request),
  quoteAppraisal: async ({ home }): Promise<QuoteAnswer> =>
    hasWords(home.street, 'later') ? { outcome: 'LATER' } : { outcome: 'QUOTED', feeCents: APPRAISAL_FEE },
  orderAppraisal: async ({ today }): Promise<AppraisalAnswer> => ({
    outcome: 'ORDERED',
    person: APPRAISER,
    expectedOn: businessDayAfter(today, 7),
    slots: slots(today),
  }),
  book: async ({ slot, person }): Promise<BookingAnswer> =>
    slot.slotId.endsWith(TAKEN)
      ? { outcome: 'TAKEN' }
      : { outcome: 'BOOKED', visit: { from: slot.from, to: slot.to, person } },
};

const APPRAISAL_FEE = 65_000;
const APPRAISER = 'Jordan Sample, appraiser';
const BROKER = 'Casey Sample, broker';
/** By the time of booking, another person has the last slot of the list. */
const TAKEN = 'taken';

function buildAnswer({ home, estimateCents, attempt, today }: ValuationRequest): ValuationAnswer {
  const has = (words: string): boolean => hasWords(home.street, words);
  if (has('remote')) return { outcome: 'NOT_OBTAINABLE' };
  if (has('vague') && attempt === 1) return { outcome: 'NEEDS_ESTIMATE' };
  if (has('later')) {
    const [from, to] = hours(businessDayAfter(today, 2), 16);
    return { outcome: 'ORDERED', expectedOn: businessDayAfter(today, 3), visit: { from, to, person: BROKER } };
  }
  // Slightly more than the owner's estimate, or a third less.
  const share = has('overrated') ? 67 : pick(`valuation ${streetKey(home.street, home.zip)}`, 100, 104);
  return {
    outcome: 'VALUE',
    valueCents: Math.max(Math.round((estimateCents * share) / 100 / 100_000) * 100_000, 100_000),
  };
}

function slots(today: string): Slot[] {
  return [1, 2, 3, 4].map((ahead) => {
    const [from, to] = hours(businessDayAfter(today, ahead), 15 + ahead);
    return { slotId: ahead === 4 ? `${today}-${ahead}-${TAKEN}` : `${today}-${ahead}`, from, to };
  });
}

/** Two hours of a day, from an hour in UTC. */
const hours = (date: string, from: number): [string, string] => [
  `${date}T${String(from)}:00:00Z`,
  `${date}T${String(from + 2)}:00:00Z`,
];
