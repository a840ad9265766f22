import type { Fact } from '@lintel/domain';
import * as z from 'zod/mini';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { Refused } from '../../kernel/http/index.ts';
import { type LockedLoan, record } from '../../loan-file/index.ts';

/** Outside systems that may send events. */
export const WEBHOOK_KINDS = [
  'credit',
  'property',
  'title',
  'flood',
  'income',
  'bank',
  'identity-proof',
  'esign',
  'notary',
  'attorney',
  'valuation',
  'payoff',
  'recording',
  'payment',
  'post',
  'mail',
  'sms',
] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

const text = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength));

/** The body of an event. `reference` is ours: the key of our question, unless the handler finds it another way. */
export const sentEvent = z.object({
  eventId: text(200),
  type: text(100),
  reference: text(200),
  occurredAt: z.iso.datetime({ offset: true }),
  data: z.record(z.string(), z.unknown()),
});
export type SentEvent = z.output<typeof sentEvent>;

/** An event whose application and organization are known. */
export interface VendorEvent extends SentEvent {
  readonly kind: WebhookKind;
  readonly organisation: string;
  readonly uuid: string;
}

/** A feature's handler of one type of event. */
export interface Webhook {
  /**
   * Returns the application that the reference names, or null. Absent: the reference is the key of a question in the
   * vendor ledger.
   */
  readonly find?: (
    context: Context,
    trx: Executor,
    event: SentEvent & { readonly organisation: string },
  ) => Promise<string | null>;
  /** Runs in a job, outside any transaction, and may run again at any time. */
  readonly handle: (event: VendorEvent, context: Context) => Promise<void>;
}

/** A feature's event handlers, by kind and event type. */
export type Webhooks = { readonly [Kind in WebhookKind]?: Readonly<Record<string, Webhook>> };

/** Joins the features' handlers. Each type of a kind belongs to one feature. */
export function joinWebhooks(all: readonly Webhooks[]): Webhooks {
  const joined: { -readonly [Kind in WebhookKind]?: Record<string, Webhook> } = {};
  for (const kind of WEBHOOK_KINDS) {
    for (const types of all.map((one) => one[kind] ?? {})) {
      const twice = Object.keys(types).find((type) => joined[kind] && Object.hasOwn(joined[kind], type));
      if (twice !== undefined) throw new Error(`Two features handle the ${kind} event ${twice}.`);
      joined[kind] = { ...joined[kind], ...types };
    }
  }
  return joined;
}

/**
 * Records the facts of an event in the loan file. The file refuses an event that it already has, that belongs to an
 * older attempt or that comes after its end; that isn't an error. Returns whether the facts were recorded.
 */
export async function deliverEvent(
  context: Context,
  event: VendorEvent,
  decide: (loan: LockedLoan) => Promise<readonly Fact[]> | readonly Fact[],
): Promise<boolean> {
  try {
    await record(context, event.uuid, decide, {
      actor: { kind: 'worker', id: `webhook ${event.kind}` },
      requestId: event.eventId,
    });
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
