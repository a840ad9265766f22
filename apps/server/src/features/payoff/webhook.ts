import { dollarsToCents } from '@lintel/domain';
import * as z from 'zod/mini';
import { payTo, deliverEvent, type Webhook } from '../../vendors/index.ts';
import { recordPayoffFigures } from './figures.ts';

const dollars = z.number().check(z.gte(0), z.multipleOf(0.01));

/** The event's data, in dollars: the same shape as in the console's call. */
export const sentFigures = z.object({
  figures: z
    .array(z.object({ liabilityUuid: z.uuid(), amount: dollars, perDiem: dollars, goodThrough: z.iso.date(), payTo }))
    .check(z.minLength(1), z.maxLength(100)),
});

/**
 * Records the figures that a creditor's system sends later. Data of another shape stay in the event, for staff to
 * review.
 */
export const figuresWebhook: Webhook = {
  async handle(event, context) {
    const read = sentFigures.safeParse(event.data);
    if (!read.success)
      return context.log.warn(
        { application: event.uuid, event: event.eventId },
        'payoff figures have an unexpected shape',
      );
    const figures = read.data.figures.map(({ amount, perDiem, ...figure }) => ({
      ...figure,
      amountCents: dollarsToCents(amount),
      perDiemCents: dollarsToCents(perDiem),
    }));
    await deliverEvent(context, event, async (loan) => {
      // An answer to an older attempt never affects the current one.
      if (!event.reference.endsWith(`:${loan.file.payoffFigures.attempt}`)) return [];
      return (await recordPayoffFigures(context, loan, figures)).facts;
    });
  },
};
