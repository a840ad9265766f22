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

/** Returns a webhook for events of one shape. Other data stay in the event, for staff to review. */
function valuationWebhook<S extends z.ZodMiniType>(
  schema: S,
  decide: (context: Context, loan: LockedLoan, data: z.output<S>, event: VendorEvent) => Promise<readonly Fact[]>,
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

/** Events of appraisers about valuations, in dollars, and of the payment service about appraisal fees. */
export const valuationWebhooks: Webhooks = {
  valuation: {
    returned: valuationWebhook(returned, async (context, loan, data, { reference }) => {
      // An answer to an older attempt never affects the current one.
      if (!reference.endsWith(`:${loan.file.valuation.attempt}`)) return [];
      return recordValuation(
        context,
        loan,
        data.outcome === 'VALUE' ? { outcome: 'VALUE', valueCents: dollarsToCents(data.value) } : data,
      );
    }),
    quoted: valuationWebhook(quoted, (context, loan, { fee }) =>
      recordAppraisalQuote(context, loan, dollarsToCents(fee)),
    ),
    accepted: valuationWebhook(accepted, async (context, loan, { value }) =>
      isAppraised(loan) ? recordAppraisal(context, loan, dollarsToCents(value)) : [],
    ),
  },
  payment: { paid: { handle: recordPaidEvent }, refunded: { handle: recordRefundedEvent } },
};

const isAppraised = ({ file }: LockedLoan): boolean =>
  currentGate(file) !== undefined && isOpen(getGate('appraisal-wait'), file);
