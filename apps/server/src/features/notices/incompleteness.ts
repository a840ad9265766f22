import {
  canBeSilent,
  currentGate,
  explain,
  GATES,
  idleDays,
  writeIncompletenessNotice,
  isSilent,
  noticeDue,
  noticeDueAt,
  silentSince,
  silentSinceAtLatest,
  type FactData,
} from '@lintel/domain';
import { sql } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import { Refused } from '../../kernel/http/index.ts';
import {
  loadFacts,
  readApplication,
  type ApplicationRow,
  selectApplications,
  loanNow,
  pacificDay,
  toFact,
  record,
} from '../../loan-file/index.ts';
import { loadNoticeAbout } from './about.ts';
import { findMailedLetter } from './counter-offer.ts';
import { afterPlace, createResumingReader } from './resuming-reader.ts';
import { readsOnScreen, sendNotice } from './send.ts';
import { INCOMPLETENESS_MAIL } from './words.ts';

const BORROWER_GATES: readonly string[] = GATES.filter((gate) => gate.owner === 'borrower').map((gate) => gate.id);
const MAX_PER_SWEEP = 100;

/**
 * Tells every borrower who hasn't acted for 14 days on their turn what is missing and by when (12 CFR 1002.9(c)(2)).
 * Recorded once the notice was sent: the next sweep checks letters that aren't mailed yet. Returns how many were
 * recorded.
 */
export async function sweepSilentFiles(context: Context, limit = MAX_PER_SWEEP): Promise<number> {
  const now = await loanNow(context, context.db);
  let recorded = 0;
  for (const uuid of await findSilentFiles(context, new Date(silentSinceAtLatest(now.toISOString())), limit)) {
    try {
      if (await noticeMissing(context, uuid, now)) recorded += 1;
    } catch (error) {
      context.log.error({ err: error, application: uuid }, 'a notice of incompleteness was not sent');
    }
  }
  return recorded;
}

/**
 * Finds files that have been at a borrower's step since `before`, without an incompleteness or counteroffer deadline.
 */
const findSilentFiles = createResumingReader(({ db }, before, limit, after) => {
  let query = selectApplications(db)
    .select(['uuid', 'gate_since'])
    .where('active', '=', true)
    .where('gate', 'in', [...BORROWER_GATES])
    .where('gate_since', '<=', before)
    .where(
      sql<boolean>`projection -> 'clocks' -> 'INCOMPLETE' is null and projection -> 'clocks' -> 'COUNTER_OFFER' is null`,
    );
  if (after) query = query.where(afterPlace(after));
  return query.orderBy('gate_since').orderBy('uuid').limit(limit).execute();
});

async function noticeMissing(context: Context, uuid: string, now: Date): Promise<boolean> {
  const application = await readApplication(context.db, uuid);
  if (!application?.active || !canBeSilent(application.projection)) return false;
  const since = silentSince(
    (await loadFacts(context.db, uuid)).map((row) => ({ fact: toFact(row), at: row.at.toISOString() })),
  );
  if (since === null || !isSilent(since, now.toISOString())) return false;
  const { turn } = application.projection;
  const missing = await describeMissingItems(context, application);
  const notice = await sendNotice(context, application, {
    name: 'incompleteness',
    attempt: turn,
    mail: () => INCOMPLETENESS_MAIL,
    key: `${uuid}:incompleteness:${turn}`,
    async write(madeAt) {
      const by = noticeDue('INCOMPLETENESS', pacificDay(madeAt)).due;
      return writeIncompletenessNotice({ about: await loadNoticeAbout(context, application, madeAt), missing, by });
    },
  });
  const sentAt = readsOnScreen(application.projection)
    ? notice.created_at
    : (await findMailedLetter(context.db, uuid, notice.uuid))?.posted_at;
  if (!sentAt) return false;
  const data = {
    ball: turn,
    since,
    idle: idleDays(since, now.toISOString()),
    notice: notice.uuid,
    missing,
    due: noticeDueAt('INCOMPLETENESS', sentAt.toISOString()),
  };
  return recordUnlessActed(context, uuid, data);
}

/**
 * Records the notice. Returns false if the borrower acted in the meantime: the file refuses the fact, and the notice is
 * void.
 */
async function recordUnlessActed(
  context: Context,
  uuid: string,
  data: FactData['IncompletenessNoticeSent'],
): Promise<boolean> {
  try {
    await record(context, uuid, () => [{ type: 'IncompletenessNoticeSent', data }], {
      actor: { kind: 'clock', id: 'SILENCE' },
      requestId: `${uuid}:incompleteness:${data.ball}`,
    });
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** Returns what the borrower must do at the current step, in the words of the screen. */
async function describeMissingItems(context: Context, { uuid, projection }: ApplicationRow): Promise<string[]> {
  const gate = currentGate(projection)?.id;
  const words = (gate && (await context.words[gate]?.(context, context.db, uuid))) ?? {};
  const { text, ask } = explain(projection, words);
  return [(ask ?? text).slice(0, 200)];
}
