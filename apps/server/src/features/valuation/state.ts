import type { HandlerReply, readValuation } from '@lintel/contract';
import { derivedValues, valuationKind } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { type ApplicationRow, loanNow, pacificDay } from '../../loan-file/index.ts';
import { loadRefundPeriod } from './disclosures.ts';
import { loadRefundDue } from './fees.ts';
import { findAcknowledgmentTime, getValuationNotice } from './order.ts';
import { loadValuationOrders, type ValuationOrder } from './orders.ts';
import { findLastPayment, type PaymentRow } from './payments.ts';
import { loadReconsideration } from './reconsider.ts';

type State = HandlerReply<typeof readValuation>;

/** Returns the data of the valuation page: the current valuation's kind, fee, order, visit and payment. */
export async function loadValuationReply(
  context: Context,
  { uuid, organisation, projection: file, version }: ApplicationRow,
): Promise<State> {
  const { vault, db } = context;
  const kind = valuationKind(file);
  const orders = await loadValuationOrders(vault, db, uuid);
  const order = orders.find((one) => one.kind === kind);
  const outside = context.getPolicy(organisation).valuationFee;
  const notice = kind && getValuationNotice(file);
  const now = await loanNow(context, db);
  const value = orders.find((one) => one.valueCents !== null)?.valueCents ?? null;
  const isOrdered = kind === 'ONSITE_APPRAISAL' ? order?.person !== null && order !== undefined : order !== undefined;
  return {
    bpo: derivedValues(file).bpo,
    kind,
    fee: getFee(kind, order, outside),
    notice: notice && {
      version: notice.version,
      text: [...notice.paragraphs],
      acknowledgedAt: (await findAcknowledgmentTime(db, uuid, notice.version))?.toISOString() ?? null,
    },
    value: value === null ? null : value / 100,
    orderedAt: isOrdered ? (order?.orderedAt.toISOString() ?? null) : null,
    expectedBy: order?.expectedOn ?? null,
    visit: order?.visit ?? null,
    slots: [...(order?.slots ?? [])],
    payment: await loadPayment(context, uuid, kind, order, { outside, now }),
    dueBack: await loadRefundDue(context, db, uuid, file),
    reconsideration: await loadReconsideration(db, uuid, file),
    version,
  };
}

/** `outside`: dollars of an outside valuation, charged at closing. */
const getFee = (kind: State['kind'], order: ValuationOrder | undefined, outside: number): number | null => {
  if (kind === 'ONSITE_APPRAISAL') return order ? order.feeCents / 100 : null;
  return kind ? outside : null;
};

async function loadPayment(
  { db }: Pick<Context, 'db'>,
  uuid: string,
  kind: State['kind'],
  order: ValuationOrder | undefined,
  { outside, now }: { outside: number; now: Date },
): Promise<State['payment']> {
  if (!kind) return null;
  if (kind !== 'ONSITE_APPRAISAL') return { amount: outside, charged: 'CLOSING', state: null };
  if (!order) return null;
  const row = await findLastPayment(db, uuid);
  const until = row?.refundable_until ?? (await loadRefundPeriod(db, uuid, now)).ends;
  return {
    paymentUuid: row?.uuid ?? null,
    amount: order.feeCents / 100,
    charged: 'CARD',
    state: row?.state ?? null,
    paidOn: getPaymentDay(row, 'paid_at'),
    refundableUntil: pacificDay(until),
    refundedOn: getPaymentDay(row, 'refunded_at'),
  };
}

const getPaymentDay = (row: PaymentRow | undefined, at: 'paid_at' | 'refunded_at'): string | null => {
  const instant = row?.[at];
  return instant ? pacificDay(instant) : null;
};
