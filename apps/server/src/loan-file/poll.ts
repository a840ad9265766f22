import { readStatus } from '@lintel/contract';
import { currentLocale, type Locale } from '@lintel/domain';
import * as z from 'zod/mini';
import type { Context } from '../kernel/context.ts';
import { readApplication } from './applications.ts';
import { hasWords, openGateWords, renewGateWords } from './gate-words.ts';
import { queryPoll, type PolledLoan, type PollRows } from './poll-query.ts';
import { toStatusReply } from './status-shape.ts';

/** The reply of a status poll as JSON text, checked against the contract. */
export interface PollReply {
  readonly version: number;
  readonly text: string;
}

interface CachedReply {
  readonly version: number;
  readonly wordsRevision: number | null;
  readonly reply: PollReply;
}

/**
 * Most replies cached by this process: a file is polled many times between two facts. The locale, the version and the
 * words revision determine a reply, so a cached one is never out of date.
 */
const MAX_REPLIES = 10_000;
const caches = new WeakMap<Context, Map<string, CachedReply>>();

function getReplyCache(context: Context): Map<string, CachedReply> {
  const known = caches.get(context) ?? new Map<string, CachedReply>();
  caches.set(context, known);
  return known;
}

const cacheKey = (uuid: string, locale: Locale): string => `${uuid} ${locale}`;

/** Reads the session and loan of a status poll in the reader's locale. The caller decides who may see the loan. */
export function readPoll(
  context: Context,
  { sid, uuid, locale }: { readonly sid: string; readonly uuid: string | null; readonly locale: Locale },
): Promise<PollRows> {
  const known = uuid === null ? undefined : getReplyCache(context).get(cacheKey(uuid, locale));
  return queryPoll(context, {
    sid,
    uuid,
    locale,
    version: known?.version ?? null,
    wordsRevision: known?.wordsRevision ?? null,
  });
}

/** Returns the poll's reply for a loan that the caller may see, in the locale in which it was read. */
export async function loadPollReply(context: Context, loan: PolledLoan): Promise<PollReply> {
  const replies = getReplyCache(context);
  const known = replies.get(cacheKey(loan.uuid, currentLocale()));
  const isSame = known && known.version === loan.version && known.wordsRevision === loan.words_revision;
  if (!loan.projection && isSame) return known.reply;
  return computeReply(context, replies, loan);
}

async function computeReply(context: Context, replies: Map<string, CachedReply>, loan: PolledLoan): Promise<PollReply> {
  const { uuid, version, words_revision: wordsRevision } = loan;
  // Another poll may have replaced the cached reply while this one was read.
  const row = loan.projection
    ? { ...loan, projection: loan.projection }
    : ((await readApplication(context.db, uuid)) ?? { ...loan, projection: null });
  if (!row.projection) throw new Error(`Application ${uuid} no longer exists.`);
  const has = hasWords(context, loan.gate);
  const isStored = wordsRevision !== null && loan.sealed !== null && loan.key_id !== null;
  const filled = !has
    ? {}
    : isStored
      ? openGateWords(context, uuid, { sealed: loan.sealed, key_id: loan.key_id })
      : await renewGateWords(context, loan, loan.stored_words_revision);
  const reply: PollReply = {
    version: row.version,
    text: JSON.stringify(
      z.parse(readStatus.reply, {
        ...toStatusReply({ ...row, projection: row.projection }, filled),
        version: row.version,
      }),
    ),
  };
  if (row.version === version && (!has || isStored)) {
    const key = cacheKey(uuid, currentLocale());
    replies.delete(key);
    replies.set(key, { version, wordsRevision, reply });
    const [oldest] = replies.keys();
    if (replies.size > MAX_REPLIES && oldest !== undefined) replies.delete(oldest);
  }
  return reply;
}
