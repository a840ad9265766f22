import type { Executor } from '../../kernel/db/index.ts';
import { getSmsPrompt } from './prompts.ts';

/** Returns whether a person's newest answer allows texts about their application. No answer means no. */
export async function hasAgreedToTexts(trx: Executor, identityUuid: string): Promise<boolean> {
  const { uuid } = getSmsPrompt('SMS_TRANSACTIONAL');
  const row = await trx
    .selectFrom('message_consent')
    .select('opted')
    .where('identity_uuid', '=', identityUuid)
    .where('prompt_uuid', '=', uuid)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.opted === 'OPT_IN';
}

/**
 * Records the word that a phone's owner texted to us, for the people with that number: STOP ends every kind of text,
 * and START allows texts about the application again to people who had agreed before.
 */
export async function recordTextReply(
  trx: Executor,
  people: readonly string[],
  keyword: 'STOP' | 'START',
): Promise<void> {
  const transactional = getSmsPrompt('SMS_TRANSACTIONAL').uuid;
  const rows = [];
  for (const identity of people) {
    const before = await trx
      .selectFrom('message_consent')
      .select('opted')
      .where('identity_uuid', '=', identity)
      .where('prompt_uuid', '=', transactional)
      .where('opted', '=', 'OPT_IN')
      .limit(1)
      .executeTakeFirst();
    if (keyword === 'START' && !before) continue;
    const prompts = keyword === 'STOP' ? [transactional, getSmsPrompt('SMS').uuid] : [transactional];
    rows.push(
      ...prompts.map((prompt) => ({
        identity_uuid: identity,
        prompt_uuid: prompt,
        opted: keyword === 'STOP' ? 'OPT_OUT' : 'OPT_IN',
        source: `text ${keyword}`,
      })),
    );
  }
  if (rows.length > 0) await trx.insertInto('message_consent').values(rows).execute();
}
