import { readProfile, readProfileConsentTypes, saveName as saveNameCall } from '@lintel/contract';
import type { Feature } from '../feature.ts';
import { mount } from '../http/mount.ts';
import { ifMatchOf } from '../http/parts.ts';
import { profileConsentTexts } from './consent-texts.ts';
import { profileOf, saveName } from './service.ts';

export const profile: Feature = {
  routes(app, context) {
    mount(app)(readProfile)(({ caller }) => profileOf(context, caller));
    mount(app)(saveNameCall)(({ caller, body, request, by }) => saveName(context, caller, body, ifMatchOf(saveNameCall, request), by()));
    mount(app)(readProfileConsentTypes)(({ organisation }) => profileConsentTexts(organisation));
  },
};
