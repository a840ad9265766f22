import { randomUUID } from 'node:crypto';
import type { ValuationKind } from '@lintel/domain';
import { sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';
import type { Slot, ValuationRequest, Visit } from '../../vendors/index.ts';

/** The sealed part of an order. */
export interface OrderDetails {
  readonly contact: ValuationRequest['accessContact'];
  readonly visit: Visit | null;
  /** The appraiser, once known. */
  readonly person: string | null;
  readonly slots: readonly Slot[];
}

/** An order of a valuation, and what is known of it so far. */
export interface ValuationOrder extends OrderDetails {
  readonly uuid: string;
  readonly kind: ValuationKind;
  readonly attempt: number;
  readonly feeCents: number;
  readonly orderedAt: Date;
  readonly expectedOn: string | null;
  readonly valueCents: number | null;
}

const orderSealContext = (uuid: string): string => sealContext('valuation_order', uuid);
const NO_DETAILS: OrderDetails = { contact: null, visit: null, person: null, slots: [] };

interface NewOrder {
  readonly application: string;
  readonly kind: ValuationKind;
  readonly attempt: number;
  readonly feeCents: number;
  readonly at: Date;
  readonly contact?: OrderDetails['contact'];
}

/** Saves an order. The same kind and attempt is one order, however often it is saved. */
export async function saveOrder(
  vault: Vault,
  trx: Executor,
  { application, kind, attempt, feeCents, at, contact = null }: NewOrder,
): Promise<void> {
  const uuid = randomUUID();
  await trx
    .insertInto('valuation_order')
    .values({
      uuid,
      application_uuid: application,
      kind,
      attempt,
      fee_cents: feeCents,
      ordered_at: at,
      expected_on: null,
      value_cents: null,
      ...vault.seal(orderSealContext(uuid), { ...NO_DETAILS, contact } satisfies OrderDetails),
    })
    .onConflict((conflict) => conflict.columns(['application_uuid', 'kind', 'attempt']).doNothing())
    .execute();
}

/** Saves new information about an order. */
export async function changeOrder(
  vault: Vault,
  trx: Executor,
  order: ValuationOrder,
  change: Partial<OrderDetails> & { readonly expectedOn?: string | null; readonly valueCents?: number },
): Promise<void> {
  const { contact, visit, person, slots, expectedOn, valueCents } = { ...order, ...change };
  await trx
    .updateTable('valuation_order')
    .set({
      expected_on: expectedOn,
      value_cents: valueCents,
      ...vault.seal(orderSealContext(order.uuid), { contact, visit, person, slots } satisfies OrderDetails),
    })
    .where('uuid', '=', order.uuid)
    .execute();
}

/** Returns the orders of a loan, newest first. */
export async function loadValuationOrders(vault: Vault, trx: Executor, application: string): Promise<ValuationOrder[]> {
  const rows = await trx
    .selectFrom('valuation_order')
    .select((column) => [
      'uuid',
      'kind',
      'attempt',
      'fee_cents',
      'ordered_at',
      'value_cents',
      'sealed',
      'key_id',
      column.cast<string | null>('expected_on', 'text').as('expected'),
    ])
    .where('application_uuid', '=', application)
    .orderBy('ordered_at', 'desc')
    .orderBy('attempt', 'desc')
    .execute();
  return rows.map(
    ({
      uuid,
      kind,
      attempt,
      fee_cents: feeCents,
      ordered_at: orderedAt,
      value_cents: value,
      expected,
      sealed,
      key_id,
    }) => ({
      uuid,
      kind,
      attempt,
      feeCents,
      orderedAt,
      expectedOn: expected,
      valueCents: value === null ? null : Number(value),
      ...vault.open<OrderDetails>(orderSealContext(uuid), { sealed, key_id }),
    }),
  );
}

/** Returns the last order of a kind, or undefined. */
export const findValuationOrder = async (
  vault: Vault,
  trx: Executor,
  application: string,
  kind: ValuationKind,
): Promise<ValuationOrder | undefined> =>
  (await loadValuationOrders(vault, trx, application)).find((order) => order.kind === kind);
