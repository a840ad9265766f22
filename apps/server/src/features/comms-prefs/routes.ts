import { readSmsPrompt, readSmsTransactionalPrompt, saveConsents as saveConsentsCall } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { getSmsPrompt } from './prompts.ts';
import { saveConsents } from './save-consents.ts';

/** The calls that read the consent texts for text messages and save the answers. */
export const commsPrefs: Feature = {
  routes(app, context) {
    mount(app)(readSmsPrompt)(() => getSmsPrompt('SMS'));
    mount(app)(readSmsTransactionalPrompt)(() => getSmsPrompt('SMS_TRANSACTIONAL'));
    mount(app)(saveConsentsCall)(({ caller, body }) => saveConsents(context, caller, body));
  },
};
