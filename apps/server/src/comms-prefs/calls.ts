import { readSmsPrompt, readSmsTransactionalPrompt, saveConsents } from '@lintel/contract';
import { event } from '../events.ts';
import type { Feature } from '../feature.ts';
import { refuse } from '../http/errors.ts';
import { mount } from '../http/mount.ts';
import { PROMPTS, promptOf } from './prompts.ts';

export const commsPrefs: Feature = {
  routes(app, context) {
    mount(app)(readSmsPrompt)(() => promptOf('SMS'));
    mount(app)(readSmsTransactionalPrompt)(() => promptOf('SMS_TRANSACTIONAL'));
    mount(app)(saveConsents)(async ({ caller, body }) => {
      const answers = body.consents.map((one) => ({ ...one, prompt: PROMPTS.find((prompt) => prompt.uuid === one.consentPromptUuid) ?? refuse('consent-outdated') }));
      if (answers.length > 0) {
        // Every answer is kept: which one stands is the newest, who asks later can see the ones before.
        const rows = answers.map((one) => ({ identity_uuid: caller.identityUuid, prompt_uuid: one.prompt.uuid, opted: one.optInOut, source: body.source ?? '' }));
        await context.db.insertInto('message_consent').values(rows).execute();
        event(context, 'consents.saved', { identity: caller.identityUuid, answers: rows.length });
      }
      return { consents: answers.map(({ prompt, optInOut }) => ({ consentPromptUuid: prompt.uuid, optInOut, type: prompt.type, version: prompt.version })) };
    });
  },
};
