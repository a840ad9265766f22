import type { Request, saveConsents as saveConsentsCall } from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import { refuse, type Caller } from '../../kernel/http/index.ts';
import { SMS_PROMPTS } from './prompts.ts';

type Body = Request<typeof saveConsentsCall>['body'];

/**
 * Saves a person's answers about text messages, a row for each: the newest one counts, and the earlier ones stay as
 * evidence. Refuses a prompt that isn't current.
 */
export async function saveConsents(context: Context, caller: Pick<Caller, 'identityUuid'>, body: Body) {
  const answers = body.consents.map(({ consentPromptUuid, optInOut }) => {
    const prompt = SMS_PROMPTS.find(({ uuid }) => uuid === consentPromptUuid) ?? refuse('consent-outdated');
    return { prompt, optInOut };
  });
  if (answers.length > 0) {
    const about = { identity_uuid: caller.identityUuid, source: body.source ?? '' };
    const rows = answers.map(({ prompt, optInOut }) => ({ ...about, prompt_uuid: prompt.uuid, opted: optInOut }));
    await context.db.insertInto('message_consent').values(rows).execute();
    event(context, 'consents.saved', { identity: caller.identityUuid, answers: rows.length });
  }
  return {
    consents: answers.map(({ prompt, optInOut }) => ({
      consentPromptUuid: prompt.uuid,
      optInOut,
      type: prompt.type,
      version: prompt.version,
    })),
  };
}
