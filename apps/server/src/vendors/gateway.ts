import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { VendorKind } from '../kernel/config/index.ts';
import type { Database, Vault } from '../kernel/db/index.ts';
import { throttleErrors, type ErrorLog } from '../kernel/http/index.ts';
import { VendorFailure, type Failure, type RequestMeta, type VendorCall } from './call.ts';
import { openLedger, type Ledger } from './ledger.ts';

/**
 * Sends every question to a vendor: records it in the ledger, limits its time and parses the answer. It builds the
 * metadata of each from its call, so that no question is sent without its organization.
 */
export interface Gateway {
  readonly ledger: Ledger;
  ask<S extends z.ZodMiniType>(
    call: VendorCall,
    provider: string,
    schema: S,
    question: (meta: RequestMeta) => Promise<unknown>,
  ): Promise<z.output<S>>;
  /**
   * Passes the answer under a key to its handler. `onAnswer` must take effect once, however often it is called with the
   * same answer.
   */
  deliver(key: string, onAnswer: () => Promise<unknown>): Promise<void>;
}

/**
 * Longest wait for one answer with its body, in milliseconds. A slower vendor is asked again later, under the same key.
 */
const DEADLINE = 5000;
/** Vendors that need longer for an ordinary answer: a report of three bureaus, a title search, a large document. */
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
  readonly countAnswer?: CountAnswer;
}

export type VendorLog = ErrorLog;

/** Counts a question that was sent, by its outcome. */
export type CountAnswer = (kind: VendorKind, outcome: 'answered' | Lowercase<Failure>, seconds: number) => void;

export function openGateway(db: Kysely<Database>, vault: Vault, options: GatewayOptions = {}): Gateway {
  const ledger = openLedger(db, vault);
  const write = throttleErrors(options.log ?? { error: () => undefined });
  return {
    ledger,
    async ask(call, provider, schema, question) {
      const stored = await ledger.open(call, provider);
      if (stored) return parse(call, schema, stored.reply);
      const askedAt = performance.now();
      const count = (outcome: Parameters<CountAnswer>[1]): void =>
        options.countAnswer?.(call.kind, outcome, (performance.now() - askedAt) / 1000);
      try {
        const raw = await withTimeout(
          options.deadlines?.[call.kind] ?? options.deadline ?? DEADLINES[call.kind] ?? DEADLINE,
          call,
          question({ organization: call.organisation, key: call.key }),
        );
        const answer = parse(call, schema, raw);
        count('answered');
        const savedAnswer = await ledger.close(call.key, getOutcome(answer), answer);
        return parse(call, schema, savedAnswer);
      } catch (error) {
        const failure = toVendorFailure(write, call, provider, error);
        count(failure.failure.toLowerCase() as Lowercase<Failure>);
        await ledger.fail(call.key, failure.failure);
        throw failure;
      }
    },
    async deliver(_key, onAnswer) {
      await onAnswer();
    },
  };
}

/** An error other than `VendorFailure` is a bug in the adapter, not an unavailable vendor. */
function toVendorFailure(
  write: ReturnType<typeof throttleErrors>,
  { kind, op, key }: VendorCall,
  provider: string,
  error: unknown,
): VendorFailure {
  const about = { vendor: kind, op, key, provider };
  if (error instanceof MalformedAnswer)
    write(
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
  write(`${provider} ${op} ${error.name} ${error.message}`, { ...about, err: error }, 'an adapter failed');
  return new VendorFailure('MALFORMED', kind);
}

/** An answer that doesn't parse. Lists each field's path and what is expected there, never a value. */
class MalformedAnswer extends VendorFailure {
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

function parse<S extends z.ZodMiniType>(call: VendorCall, schema: S, raw: unknown): z.output<S> {
  const read = schema.safeParse(raw);
  if (!read.success) throw new MalformedAnswer(call.kind, read.error.issues);
  return read.data;
}

const getOutcome = (answer: unknown): string =>
  typeof answer === 'object' && answer && 'outcome' in answer ? String(answer.outcome) : 'ANSWERED';

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
