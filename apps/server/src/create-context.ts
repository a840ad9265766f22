import { policyOf } from '@lintel/domain';
import type { FastifyBaseLogger } from 'fastify';
import { openAudit } from './audit/audit.ts';
import type { Config } from './config/config.ts';
import type { Context } from './context.ts';
import type { Keys } from './db/keys.ts';
import type { Store } from './db/open.ts';
import { openVault } from './db/vault.ts';
import type { Feature } from './feature.ts';
import { indexFilesOf } from './file-index/index-file.ts';
import { readSession } from './identity/sessions.ts';
import { openTokens } from './identity/tokens.ts';
import type { Jobs } from './jobs/jobs.ts';
import { openLoan } from './loan-access/open-loan.ts';
import { repliesAgain } from './loan-file/written.ts';
import { loanToSign } from './named-signers/access.ts';
import { endLogins } from './signers/end-logins.ts';
import { asTheirs } from './signers/own-status.ts';
import { openVendors, vendorSettings } from './vendors/vendors.ts';
import { joinWebhooks } from './webhooks/webhook.ts';

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
  const tokens = await openTokens(keys.token);
  const context: Context = {
    config,
    store,
    db: store.db,
    keys,
    vault,
    tokens,
    jobs,
    vendors: openVendors(store.db, vault, keys.vault, vendorSettings(config, parts.vendorDeadline, log)),
    log,
    audit: openAudit(store.db, log),
    sessionNow: parts.sessionNow ?? (() => new Date()),
    work: Object.assign({}, ...features.map((feature) => feature.work ?? {})) as Context['work'],
    errands: Object.assign({}, ...features.map((feature) => feature.errands ?? {})) as Context['errands'],
    webhooks: joinWebhooks(features.map((feature) => feature.webhooks ?? {})),
    followUps: features.flatMap((feature) => feature.followUps ?? []),
    staffTasks: Object.assign({}, ...features.map((feature) => feature.staffTasks ?? {})) as Context['staffTasks'],
    staffTakeOver: Object.assign(
      {},
      ...features.map((feature) => feature.staffTakeOver ?? {}),
    ) as Context['staffTakeOver'],
    beforeEnd: features.flatMap((feature) => feature.beforeEnd ?? []),
    onIndexed: features.flatMap((feature) => feature.onIndexed ?? []),
    findLink: features.flatMap((feature) => feature.findLink ?? []),
    accountLinks: {
      indexFilesAgain: (trx, identityUuid, organisation) => indexFilesOf(context, trx, identityUuid, organisation),
      loanToSign,
      endLogins,
    },
    onMove: features.flatMap((feature) => feature.onMove ?? []),
    access: {
      readSession: (token, passive, readRow) => readSession(context, token, passive, readRow),
      openLoan: (caller, uuid) => openLoan(context, caller, uuid),
      replyTo: (caller, loan, answer) => asTheirs(context, caller, loan, answer),
      repliesAgain: (uuid) => repliesAgain(context, uuid),
    },
    policyOf: parts.policyOf ?? ((organisation) => policyOf(organisation)),
    words: Object.assign({}, ...features.map((feature) => feature.words ?? {})) as Context['words'],
  };
  return Object.assign(context, ...features.map((feature) => feature.provide?.(context) ?? {})) as Context;
}
