import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../db/schema.ts';
import type { Vault } from '../db/vault.ts';
import { VendorFailure, type VendorCall } from './call.ts';
import { takeFault, underFault } from './faults.ts';
import { openLedger, type Ledger } from './ledger.ts';

export interface Answered<A> {
  readonly answer: A;
  /** The vendor said it twice: whoever acts on it must act once. */
  readonly twice: boolean;
}

/** Where questions to vendors leave the house: booked, bounded in time, parsed. */
export interface Gateway {
  readonly ledger: Ledger;
  ask<S extends z.ZodMiniType>(call: VendorCall, provider: string, schema: S, question: () => Promise<unknown>): Promise<Answered<z.output<S>>>;
}

/** Longest wait for one answer (milliseconds). A vendor that takes longer is asked again later, under the same key. */
const DEADLINE = 5000;

export function openGateway(db: Kysely<Database>, vault: Vault, options: { sandboxFaults: boolean; deadline?: number }): Gateway {
  const ledger = openLedger(db, vault);
  return {
    ledger,
    async ask(call, provider, schema, question) {
      const stored = await ledger.open(call, provider);
      if (stored) return { answer: parse(call, schema, stored.reply), twice: false };
      const fault = provider === 'sandbox' && options.sandboxFaults ? await takeFault(db, call.kind) : null;
      try {
        const raw = await within(options.deadline ?? DEADLINE, call, underFault(fault, call.kind, question));
        const answer = parse(call, schema, raw);
        const kept = await ledger.close(call.key, outcomeOf(answer), answer);
        return { answer: parse(call, schema, kept), twice: fault?.mode === 'duplicate' };
      } catch (error) {
        const failure = error instanceof VendorFailure ? error : new VendorFailure('UNAVAILABLE', call.kind);
        await ledger.fail(call.key, failure.failure);
        throw failure;
      }
    },
  };
}

function parse<S extends z.ZodMiniType>(call: VendorCall, schema: S, raw: unknown): z.output<S> {
  const read = schema.safeParse(raw);
  if (!read.success) throw new VendorFailure('MALFORMED', call.kind);
  return read.data;
}

const outcomeOf = (answer: unknown): string => (typeof answer === 'object' && answer && 'outcome' in answer ? String(answer.outcome) : 'ANSWERED');

async function within<T>(milliseconds: number, call: VendorCall, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new VendorFailure('TIMEOUT', call.kind)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
