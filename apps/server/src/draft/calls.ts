import { readDraft as readDraftCall, readStepDraft, saveDraft as saveDraftCall, saveStepDraft } from '@lintel/contract';
import type { Feature } from '../feature.ts';
import { mount } from '../http/mount.ts';
import { readDraft, saveDraft } from './registration.ts';
import { readStep, saveStep } from './step.ts';

export const draft: Feature = {
  routes(app, context) {
    mount(app)(readDraftCall)(async ({ request }) => {
      const values = await readDraft<Record<string, never>>(context, request);
      return values && { values };
    });
    mount(app)(saveDraftCall)(async ({ body, request, reply }) => {
      const kept = (await readDraft<object>(context, request)) ?? {};
      await saveDraft(context, request, reply, { ...kept, ...body });
    });
    mount(app)(readStepDraft)(({ loan, params }) => readStep(context, loan.uuid, params.step));
    mount(app)(saveStepDraft)(({ loan, params, body }) => saveStep(context, loan.uuid, params.step, body.values));
  },
};
