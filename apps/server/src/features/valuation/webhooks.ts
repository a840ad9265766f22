import { dollarsToCents, currentGate, getGate, isOpen, MAX_DOLLARS, type Fact } from '@lintel/domain';
import * as z from 'zod/mini';
import type { Context } from '../../kernel/context.ts';
import type { LockedLoan } from '../../loan-file/index.ts';
import { deliverEvent, type VendorEvent, type Webhook, type Webhooks } from '../../vendors/index.ts';
import { recordPaidEvent, recordRefundedEvent } from './paid.ts';
import { recordAppraisal, recordAppraisalQuote, recordValuation } from './returned.ts';

const dollars = z.number().check(z.gt(0), z.lte(MAX_DOLLARS), z.multipleOf(0.01));

const returned = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('VALUE'), value: dollars }),
  z.object({ outcome: z.enum(['NEEDS_ESTIMATE', 'NOT_OBTAINABLE']) }),
]);
const quoted = z.object({ fee: dollars });
const accepted = z.object({ value: dollars });

/** Handles an event of one shape. Other data stay in the event, for staff to review. */
function event<S extends z.ZodMiniType>(
  schema: S,
  decide: (context: Context, loan: LockedLoan, told: z.output<S>, event: VendorEvent) => Promise<readonly Fact[]>,
): Webhook {
  return {
    async handle(sent, context) {
      const read = schema.safeParse(sent.data);
      if (!read.success)
        return context.log.warn(
          { application: sent.uuid, event: sent.eventId },
          `a ${sent.type} event of an appraiser has an unexpected shape`,
        );
      await deliverEvent(context, sent, (loan) => decide(context, loan, read.data, sent));
    },
  };
}

/** Dollars throughout. */
export const valuationWebhooks: Webhooks = {
  valuation: {
    returned: event(returned, async (context, loan, told, { reference }) => {
      // An answer to an older attempt never affects the current one.
      if (!reference.endsWith(`:${loan.file.valuation.attempt}`)) return [];
      return recordValuation(
        context,
        loan,
        told.outcome === 'VALUE' ? { outcome: 'VALUE', valueCents: dollarsToCents(told.value) } : told,
      );
    }),
    quoted: event(quoted, (context, loan, { fee }) => recordAppraisalQuote(context, loan, dollarsToCents(fee))),
    accepted: event(accepted, async (context, loan, { value }) =>
      isAppraised(loan) ? recordAppraisal(context, loan, dollarsToCents(value)) : [],
    ),
  },
  payment: { paid: { handle: recordPaidEvent }, refunded: { handle: recordRefundedEvent } },
};

const isAppraised = ({ file }: LockedLoan): boolean =>
  currentGate(file) !== undefined && isOpen(getGate('appraisal-wait'), file);
