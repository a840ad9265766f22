import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { VendorKind } from '../kernel/config/index.ts';
import type { Database, Vault } from '../kernel/db/index.ts';
import { throttleErrors, type ErrorLog } from '../kernel/http/index.ts';
import { VendorFailure, type Failure, type RequestMeta, type VendorCall } from './call.ts';
import { openLedger, type Ledger } from './ledger.ts';

/**
 * Sends the requests to vendors. Builds the metadata of each from its call, so that none is sent without its
 * organization.
 */
export interface Gateway {
  readonly ledger: Ledger;
  /**
   * Sends a request to a vendor with a deadline, records it in the ledger and parses the reply. A key that already has
   * a reply returns it without asking again.
   */
  ask<S extends z.ZodMiniType>(
    call: VendorCall,
    provider: string,
    schema: S,
    send: (meta: RequestMeta) => Promise<unknown>,
  ): Promise<z.output<S>>;
  /**
   * Passes a reply to its handler. `onReply` must take effect once, however often it is called with the same reply: the
   * sandbox calls it twice if a tester ordered that for the request with this key. Otherwise the key isn't used.
   */
  deliver(key: string, onReply: () => Promise<unknown>): Promise<void>;
}

/**
 * Longest wait for one reply with its body, in milliseconds. A slower vendor is asked again later, under the same key.
 */
const DEADLINE = 5000;
/** Vendors that need longer for an ordinary reply: a report of three bureaus, a title search, a large document. */
const DEADLINES: Partial<Record<VendorKind, number>> = {
  credit: 20_000,
  title: 15_000,
  notary: 10_000,
  property: 10_000,
};

/** Settings of the gateway, all optional. */
export interface GatewayOptions {
  /** One deadline for all vendors, for tests. `deadlines` by vendor take precedence. */
  readonly deadline?: number;
  readonly deadlines?: Partial<Record<VendorKind, number>>;
  readonly log?: VendorLog;
  readonly countOutcome?: CountOutcome;
}

export type VendorLog = ErrorLog;

/** Counts a request that was sent, by its outcome. */
export type CountOutcome = (kind: VendorKind, outcome: 'answered' | Lowercase<Failure>, seconds: number) => void;

export function openGateway(db: Kysely<Database>, vault: Vault, options: GatewayOptions = {}): Gateway {
  const ledger = openLedger(db, vault);
  const logError = throttleErrors(options.log ?? { error: () => undefined });
  return {
    ledger,
    async ask(call, provider, schema, send) {
      const stored = await ledger.open(call, provider);
      if (stored) return parse(call, schema, stored.reply);
      const askedAt = performance.now();
      const count = (outcome: Parameters<CountOutcome>[1]): void =>
        options.countOutcome?.(call.kind, outcome, (performance.now() - askedAt) / 1000);
      try {
        const rawReply = await withTimeout(
          options.deadlines?.[call.kind] ?? options.deadline ?? DEADLINES[call.kind] ?? DEADLINE,
          call,
          send({ organization: call.organisation, key: call.key }),
        );
        const reply = parse(call, schema, rawReply);
        count('answered');
        const savedReply = await ledger.close(call.key, getOutcome(reply), reply);
        return parse(call, schema, savedReply);
      } catch (error) {
        const failure = toVendorFailure(logError, call, provider, error);
        count(failure.failure.toLowerCase() as Lowercase<Failure>);
        await ledger.fail(call.key, failure.failure);
        throw failure;
      }
    },
    async deliver(_key, onReply) {
      await onReply();
    },
  };
}

/**
 * Returns a `VendorFailure` unchanged. Of other errors, only a TypeError, ReferenceError, RangeError or SyntaxError is
 * an adapter bug: logged, and MALFORMED. Anything else, including a failed `fetch`, is UNAVAILABLE.
 */
function toVendorFailure(
  logError: ReturnType<typeof throttleErrors>,
  { kind, op, key }: VendorCall,
  provider: string,
  error: unknown,
): VendorFailure {
  const about = { vendor: kind, op, key, provider };
  if (error instanceof MalformedReply)
    logError(
      `${provider} ${op} ${error.fields.join(', ')}`,
      { ...about, fields: error.fields },
      'a vendor sent an answer that its port does not allow',
    );
  if (error instanceof VendorFailure) return error;
  const isProgrammingError =
    error instanceof TypeError ||
    error instanceof ReferenceError ||
    error instanceof RangeError ||
    error instanceof SyntaxError;
  // `fetch` throws a TypeError with a cause when the host can't be reached.
  if (!isProgrammingError || (error instanceof TypeError && error.cause !== undefined))
    return new VendorFailure('UNAVAILABLE', kind);
  logError(`${provider} ${op} ${error.name} ${error.message}`, { ...about, err: error }, 'an adapter failed');
  return new VendorFailure('MALFORMED', kind);
}

/** A reply that doesn't parse. Lists each field's path and what is expected there, never a value. */
class MalformedReply extends VendorFailure {
  readonly fields: readonly string[];

  constructor(kind: VendorKind, issues: readonly z.core.$ZodIssue[]) {
    super('MALFORMED', kind);
    this.fields = issues
      .slice(0, 20)
      .map((issue) => `${issue.path.map(String).join('.') || '(answer)'}: ${describeExpectation(issue)}`);
  }
}

function describeExpectation(issue: z.core.$ZodIssue): string {
  if ('expected' in issue) return `expected ${issue.expected}`;
  if ('format' in issue)
    return 'pattern' in issue && issue.pattern
      ? `expected ${issue.format} ${issue.pattern}`
      : `expected ${issue.format}`;
  if ('values' in issue) return `expected one of ${issue.values.map(String).join(', ')}`;
  return issue.code;
}

function parse<S extends z.ZodMiniType>(call: VendorCall, schema: S, reply: unknown): z.output<S> {
  const parsed = schema.safeParse(reply);
  if (!parsed.success) throw new MalformedReply(call.kind, parsed.error.issues);
  return parsed.data;
}

const getOutcome = (reply: unknown): string =>
  typeof reply === 'object' && reply && 'outcome' in reply ? String(reply.outcome) : 'ANSWERED';

async function withTimeout<T>(milliseconds: number, call: VendorCall, work: Promise<T>): Promise<T> {
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
