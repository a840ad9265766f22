import { readSmsPrompt, readSmsTransactionalPrompt, saveConsents } from '@lintel/contract';
import { event } from '../../kernel/events.ts';
import type { Feature } from '../../kernel/feature.ts';
import { refuse, mount } from '../../kernel/http/index.ts';
import { PROMPTS, promptOf } from './prompts.ts';

export const commsPrefs: Feature = {
  routes(app, context) {
    mount(app)(readSmsPrompt)(() => promptOf('SMS'));
    mount(app)(readSmsTransactionalPrompt)(() => promptOf('SMS_TRANSACTIONAL'));
    mount(app)(saveConsents)(async ({ caller, body }) => {
      const answers = body.consents.map(({ consentPromptUuid, optInOut }) => {
        const prompt = PROMPTS.find(({ uuid }) => uuid === consentPromptUuid) ?? refuse('consent-outdated');
        return { prompt, optInOut };
      });
      if (answers.length > 0) {
        // Every answer is kept: which one stands is the newest, who asks later can see the ones before.
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
    });
  },
};
