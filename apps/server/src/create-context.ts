import { getPolicy } from '@lintel/domain';
import type { FastifyBaseLogger } from 'fastify';
import { updateApplicantEmails } from './features/application/index.ts';
import { leaveTwilio } from './features/chat/index.ts';
import { loadDraftedName } from './features/draft/index.ts';
import { unlinkAccount } from './features/external-login/index.ts';
import { isBrokerAccount } from './features/originators/index.ts';
import { voidLogins, adaptAnswerForSigner } from './features/signers/index.ts';
import { readSession, openTokens } from './identity/index.ts';
import type { Config } from './kernel/config/index.ts';
import type { Context } from './kernel/context.ts';
import { type Keys, type Store, openVault } from './kernel/db/index.ts';
import type { Feature } from './kernel/feature.ts';
import type { Jobs } from './kernel/jobs/index.ts';
import { openMetrics, type Metrics } from './kernel/metrics/index.ts';
import { rebuildReplies } from './loan-file/index.ts';
import { openAudit } from './records/audit/index.ts';
import { indexAccountFiles } from './records/file-index/index.ts';
import { openLoan } from './records/loan-access/index.ts';
import { findLoanToSign } from './records/named-signers/index.ts';
import { openVendors, vendorSettings, joinWebhooks } from './vendors/index.ts';

/** What a server, a terminal command or a test opens before it builds the context. */
export interface ContextParts {
  readonly config: Config;
  readonly store: Store;
  readonly keys: Keys;
  readonly jobs: Jobs;
  readonly log: FastifyBaseLogger;
  /** Absent in a command, where no one reads them. */
  readonly metrics?: Metrics;
  readonly features: readonly Feature[];
  readonly sessionNow?: () => Date;
  /** Longest wait for a vendor, in milliseconds. Tests set a short one. */
  readonly vendorDeadline?: number;
  /** Policies that replace the shipped ones, for tests. */
  readonly getPolicy?: Context['getPolicy'];
}

/**
 * Builds the context that every feature receives: opens the vault, the vendors and the audit trail, and joins what the
 * features add. A layer that may not import another, such as identity, gets that layer's functions here.
 */
export async function createContext(parts: ContextParts): Promise<Context> {
  const { config, store, keys, jobs, log, metrics = openMetrics(), features } = parts;
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
    vendors: openVendors(store.db, vault, keys.vault, {
      ...vendorSettings(config, parts.vendorDeadline, log),
      countOutcome: metrics.countVendor,
    }),
    log,
    metrics,
    audit: openAudit(store.db, log),
    sessionNow: parts.sessionNow ?? (() => new Date()),
    work: Object.assign({}, ...features.map((feature) => feature.work ?? {})) as Context['work'],
    backgroundJobs: Object.assign(
      {},
      ...features.map((feature) => feature.backgroundJobs ?? {}),
    ) as Context['backgroundJobs'],
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
      indexFilesAgain: (trx, identityUuid, organisation) => indexAccountFiles(context, trx, identityUuid, organisation),
      updateApplicantEmails: (trx, identityUuid, organisation, email) =>
        updateApplicantEmails(context, trx, { identityUuid, organisation }, email),
      findLoanToSign,
      loadDraftedName: (request) => loadDraftedName(context, request),
      isBroker: isBrokerAccount,
      voidLogins,
      leaveChats: (trx, sids) => leaveTwilio(context, trx, sids),
      unlinkExternal: unlinkAccount,
    },
    afterWrite: features.flatMap((feature) => feature.afterWrite ?? []),
    access: {
      readSession: (token, passive, readRow) => readSession(context, token, passive, readRow),
      openLoan: (caller, uuid) => openLoan(context, caller, uuid),
      replyTo: (caller, loan, answer) => adaptAnswerForSigner(context, caller, loan, answer),
      repliesAgain: (uuid) => rebuildReplies(context, uuid),
    },
    getPolicy: parts.getPolicy ?? ((organisation) => getPolicy(organisation)),
    words: Object.assign({}, ...features.map((feature) => feature.words ?? {})) as Context['words'],
  };
  return Object.assign(context, ...features.map((feature) => feature.provide?.(context) ?? {})) as Context;
}
