import type { Executor } from '../../kernel/db/index.ts';
import { SMS_PROMPTS } from './prompts.ts';

/** One answer about text messages, with the text that was shown. */
interface MessageConsent {
  readonly type: (typeof SMS_PROMPTS)[number]['type'];
  readonly version: string;
  readonly text: string;
  readonly opted: 'OPT_IN' | 'OPT_OUT';
  readonly source: string;
  readonly at: Date;
}

/** Returns every answer of a person about text messages, oldest first. */
export async function loadMessageConsents(trx: Executor, identityUuid: string): Promise<MessageConsent[]> {
  const rows = await trx
    .selectFrom('message_consent')
    .selectAll()
    .where('identity_uuid', '=', identityUuid)
    .orderBy('at')
    .execute();
  return rows.flatMap(({ prompt_uuid: uuid, opted, source, at }): MessageConsent[] => {
    const prompt = SMS_PROMPTS.find((one) => one.uuid === uuid);
    if (!prompt) return [];
    const { type, version, text } = prompt;
    return [{ type, version, text, opted: opted === 'OPT_IN' ? 'OPT_IN' : 'OPT_OUT', source, at }];
  });
}
