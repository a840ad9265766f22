import { readDraft as readDraftCall, readStepDraft, saveDraft as saveDraftCall, saveStepDraft } from '@lintel/contract';
import { GATES, registerFlags, type GateId, type RegistrationDraft } from '@lintel/domain';
import type { Feature } from '../../kernel/feature.ts';
import { refuseFields, mount } from '../../kernel/http/index.ts';
import { readDraft, saveDraft } from './registration.ts';
import { loadStepDraft, storeStepDraft } from './step.ts';
import { REFUSED } from './words.ts';

/** A step is a gate that waits for the borrower. Anything else would create rows under names that the sender chose. */
const STEPS: ReadonlySet<string> = new Set(GATES.filter((gate) => gate.owner === 'borrower').map((gate) => gate.id));

/**
 * The demographic answers are stored only in a table that underwriting can't read (12 CFR 1003.4), so that step has no
 * draft, whatever its keys are named.
 */
const NEVER_KEPT: ReadonlySet<string> = new Set<GateId>(['hmda']);

function knownStep(step: string): string {
  if (NEVER_KEPT.has(step)) return refuseFields([{ field: 'step', message: REFUSED.neverKept }]);
  return STEPS.has(step) ? step : refuseFields([{ field: 'step', message: REFUSED.noSuchStep }]);
}

export const draft: Feature = {
  routes(app, context) {
    mount(app)(readDraftCall)(async ({ request }) => {
      const values = await readDraft<RegistrationDraft>(context, request);
      return values && { values, ...registerFlags(values) };
    });
    mount(app)(saveDraftCall)(async ({ body, request, reply }) => {
      await saveDraft<object>(context, request, reply, (kept) => ({ ...kept, ...body }));
    });
    mount(app)(readStepDraft)(({ loan, params }) => loadStepDraft(context, loan.uuid, params.step));
    mount(app)(saveStepDraft)(({ loan, params, body }) =>
      storeStepDraft(context, loan.uuid, knownStep(params.step), body.values),
    );
  },
};
