import * as z from 'zod/mini';
import { PAYOFF_STATUSES } from '@lintel/domain';
import { call } from './call.ts';
import { H } from './paths.ts';
import { dollars, uuid } from './shapes/base.ts';
import { offerSet } from './shapes/offer.ts';
import { write } from './shapes/status.ts';

/** LI-5. Marks a debt to be paid off from the line, or takes the mark back. At the choice it records PayoffMarked, so the price is made again. */
export const markPayoff = call({
  id: 'LI-5',
  tag: 'liens',
  method: 'PUT',
  path: `${H}/liabilities/{liabilityUuid}/pay-off`,
  auth: 'borrower',
  params: z.strictObject({ uuid, liabilityUuid: uuid }),
  body: z.strictObject({ status: z.enum(PAYOFF_STATUSES) }),
  reply: write({ payoffTotal: dollars, monthlyFreed: dollars, offers: z.nullish(offerSet) }),
  errors: ['payoff-not-possible'],
  rules: { ifMatch: 'required', openAt: ['OFFER_SELECTION', 'REVISED_OFFER_SELECTION', 'LIEN_VERIFICATION'] },
});
