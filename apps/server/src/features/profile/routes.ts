import { readOwnConsents, readProfile, readProfileConsentTypes, saveName as saveNameCall } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount, parseIfMatch } from '../../kernel/http/index.ts';
import { profileConsentTexts } from './consent-texts.ts';
import { loadOwnConsents } from './own-consents.ts';
import { loadProfile, saveName } from './service.ts';

/** A field that wasn't sent keeps its stored value, although its schema parses it as empty. */
const absent = (sent: unknown): { middleName?: null; suffix?: null } =>
  Object.fromEntries(
    ['middleName', 'suffix']
      .filter((name) => typeof sent === 'object' && sent !== null && !(name in sent))
      .map((name) => [name, null]),
  );

export const profile: Feature = {
  routes(app, context) {
    mount(app)(readProfile)(({ caller }) => loadProfile(context, caller));
    mount(app)(saveNameCall)(({ caller, body, request, by }) => {
      const given = { ...body, ...absent(request.body) };
      return saveName(context, caller, given, parseIfMatch(saveNameCall, request), by());
    });
    mount(app)(readOwnConsents)(({ caller }) => loadOwnConsents(context, caller));
    mount(app)(readProfileConsentTypes)(({ organisation }) => profileConsentTexts(organisation));
  },
};
