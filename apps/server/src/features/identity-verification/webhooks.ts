import { reasonsInWords } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { identityAnswer, type VendorEvent, type Webhooks } from '../../vendors/index.ts';
import { recordSignerAnswer, parseSignerCheckKey } from './check-signer.ts';
import { recordAnswer } from './jobs.ts';
import { findCheckById } from './store.ts';

/** Handles the answer of a vendor that decides a check later. The reference is the key of our request. */
export const identityWebhooks: Webhooks = { 'identity-proof': { 'check.decided': { handle: recordDecision } } };

async function recordDecision({ reference, uuid, data }: VendorEvent, context: Context): Promise<void> {
  const signer = parseSignerCheckKey(reference);
  if (signer !== undefined) return recordSignerDecision(signer, data, context);
  const attempt = /^[0-9a-f-]{36}:id-check:(\d+)$/.exec(reference)?.[1];
  const read = identityAnswer.safeParse(data);
  if (attempt === undefined || !read.success) return;
  await recordAnswer(context, { uuid, gate: 'id-check', attempt: Number(attempt), key: reference }, read.data);
}

async function recordSignerDecision(checkUuid: string, data: unknown, context: Context): Promise<void> {
  const read = identityAnswer.safeParse(data);
  const check = await findCheckById(context.db, checkUuid);
  if (check && read.success)
    await recordSignerAnswer(context, check, read.data.outcome, reasonsInWords(read.data.reasons));
}
