import { readOwnConsents, readProfile, readProfileConsentTypes, saveName as saveNameCall } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount, parseIfMatch } from '../../kernel/http/index.ts';
import { profileConsentTexts } from './consent-texts.ts';
import { loadOwnConsents } from './own-consents.ts';
import { loadProfile, saveName } from './service.ts';

/**
 * Returns null for the optional fields that weren't sent, so that they keep their stored value: the schema parses an
 * absent field as empty.
 */
const nullUnsent = (sent: unknown): { middleName?: null; suffix?: null } =>
  Object.fromEntries(
    ['middleName', 'suffix']
      .filter((name) => typeof sent === 'object' && sent !== null && !(name in sent))
      .map((name) => [name, null]),
  );

/** The logged-in person's profile: name, contact details and consents. */
export const profile: Feature = {
  routes(app, context) {
    mount(app)(readProfile)(({ caller }) => loadProfile(context, caller));
    mount(app)(saveNameCall)(({ caller, body, request, by }) => {
      const input = { ...body, ...nullUnsent(request.body) };
      return saveName(context, caller, input, parseIfMatch(saveNameCall, request), by());
    });
    mount(app)(readOwnConsents)(({ caller }) => loadOwnConsents(context, caller));
    mount(app)(readProfileConsentTypes)(({ organisation }) => profileConsentTexts(organisation));
  },
};
