import {
  policyOf,
  type ExplainWords,
  type Fact,
  type GateId,
  type LoanFile,
  type Policy,
  type WorkName,
} from '@lintel/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import { openAudit, type Audit } from './audit/audit.ts';
import type { Config } from './config/config.ts';
import type { Keys } from './db/keys.ts';
import type { Store } from './db/open.ts';
import type { Database } from './db/schema.ts';
import { openVault, type Executor, type Vault } from './db/vault.ts';
import type { Feature } from './feature.ts';
import type { Caller } from './identity/sessions.ts';
import { openTokens, type Tokens } from './identity/tokens.ts';
import type { ErrandName, GateJob, Jobs } from './jobs/jobs.ts';
import type { By } from './loan-file/record.ts';
import type { Person } from './profile/person.ts';
import { openVendors, vendorSettings, type Vendors } from './vendors/vendors.ts';
import { joinWebhooks, type Webhooks } from './webhooks/webhook.ts';

export type Db = Store['db'];
export type Trx = Transaction<Database>;

/** Runs outside any transaction; asks its vendor under `job.key`, records the answer, and may run again at any time. */
export type WorkHandler = (job: GateJob, context: Context) => Promise<void>;

/** Work that no gate asked for. Runs outside any transaction and may run again at any time. */
export type Errand = (id: string, context: Context) => Promise<void>;

/** What a decision sees of a loan while it holds the row. */
export interface Seen {
  readonly uuid: string;
  /** The lender's code. */
  readonly organisation: string;
  readonly file: LoanFile;
  readonly version: number;
  readonly trx: Trx;
}

/**
 * Facts that follow from other facts and belong into the same transaction: the price of a changed input, say. Asked again
 * after every round until it answers none.
 */
export type FollowUp = (seen: Seen, context: Context) => Promise<readonly Fact[]> | readonly Fact[];

/** What one write did to a loan, once all that follows is in. */
export interface Moved {
  readonly uuid: string;
  readonly before: LoanFile;
  readonly file: LoanFile;
  readonly at: Date;
  readonly actor: By['actor'];
  readonly trx: Trx;
}

/** Told of every write that recorded something, in its transaction. */
export type OnMove = (moved: Moved, context: Context) => Promise<void>;

/** Words that are right until an instant of the LOAN clock; without one, until something is recorded. */
export interface TimedWords extends ExplainWords {
  readonly until?: Date;
}

/** The words that a gate's sentence leaves open: a bureau's name, a cause. Asked only while a loan stands at that gate. */
export type Words = (context: Context, trx: Executor, uuid: string) => Promise<TimedWords>;

/** The caller's name changed: recorded on an open application, refused once it is submitted. The application feature provides it. */
export type NameChanged = (caller: Caller, name: Person['name'], by: By) => Promise<void>;

export interface AddressSuggestion {
  fullAddress: string;
  street1: string;
  street2: string;
  city: string;
  state: string;
  zip: string;
}

/** The one place where the parts of the server meet. Features receive it; nothing else is global. */
export interface Context {
  readonly config: Config;
  readonly store: Store;
  readonly db: Db;
  readonly keys: Keys;
  readonly vault: Vault;
  readonly tokens: Tokens;
  readonly jobs: Jobs;
  readonly vendors: Vendors;
  readonly log: FastifyBaseLogger;
  readonly audit: Audit;
  /** Clock of sessions, codes and limits; moves only by name, never with the loan clock. */
  readonly sessionNow: () => Date;
  readonly work: Partial<Record<WorkName, WorkHandler>>;
  readonly errands: Partial<Record<ErrandName, Errand>>;
  readonly webhooks: Webhooks;
  readonly followUps: readonly FollowUp[];
  readonly onMove: readonly OnMove[];
  readonly words: Partial<Record<GateId, Words>>;
  /** The policy that an organisation lends by: asked wherever a limit, a price or a fee of it is needed, and kept nowhere. */
  readonly policyOf: (organisation: string) => Policy;
  /** Address suggestions for the step without JavaScript; absent when the address feature is not mounted. */
  readonly lookUpAddress?: (
    organization: string,
    search: string,
    states: readonly string[],
  ) => Promise<AddressSuggestion[]>;
  readonly nameChanged?: NameChanged;
  /** Public reads around an application that pages carry; the application feature provides them. */
  readonly publicReads?: (organisation: string) => Promise<Readonly<Record<string, unknown>>>;
}

export interface Parts {
  readonly config: Config;
  readonly store: Store;
  readonly keys: Keys;
  readonly jobs: Jobs;
  readonly log: FastifyBaseLogger;
  readonly features: readonly Feature[];
  readonly sessionNow?: () => Date;
  /** Longest wait for a vendor, in milliseconds; tests give a short one. */
  readonly vendorDeadline?: number;
  /** Policies other than the shipped ones; for tests. */
  readonly policyOf?: Context['policyOf'];
}

export async function createContext(parts: Parts): Promise<Context> {
  const { config, store, keys, jobs, log, features } = parts;
  const vault = openVault(keys.vault);
  const context: Context = {
    config,
    store,
    db: store.db,
    keys,
    vault,
    tokens: await openTokens(keys.token),
    jobs,
    vendors: openVendors(store.db, vault, keys.vault, vendorSettings(config, parts.vendorDeadline, log)),
    log,
    audit: openAudit(store.db, log),
    sessionNow: parts.sessionNow ?? (() => new Date()),
    work: Object.assign({}, ...features.map((feature) => feature.work ?? {})) as Context['work'],
    errands: Object.assign({}, ...features.map((feature) => feature.errands ?? {})) as Context['errands'],
    webhooks: joinWebhooks(features.map((feature) => feature.webhooks ?? {})),
    followUps: features.flatMap((feature) => feature.followUps ?? []),
    onMove: features.flatMap((feature) => feature.onMove ?? []),
    policyOf: parts.policyOf ?? ((organisation) => policyOf(organisation)),
    words: Object.assign({}, ...features.map((feature) => feature.words ?? {})) as Context['words'],
  };
  return Object.assign(context, ...features.map((feature) => feature.provide?.(context) ?? {})) as Context;
}
