import { readDraft as readDraftCall, readStepDraft, saveDraft as saveDraftCall, saveStepDraft } from '@lintel/contract';
import { GATES, registerFlags, type GateId, type RegistrationDraft } from '@lintel/domain';
import type { Feature } from '../../kernel/feature.ts';
import { refuseFields, mount } from '../../kernel/http/index.ts';
import { readDraft, saveDraft } from './registration.ts';
import { loadStepDraft, storeStepDraft } from './step.ts';
import { REFUSED } from './words.ts';

/**
 * Steps that can have a draft, by the IDs of their gates: those that wait for the borrower. Other names are refused, so
 * that callers can't create arbitrary rows.
 */
const BORROWER_GATES: ReadonlySet<string> = new Set(
  GATES.filter((gate) => gate.owner === 'borrower').map((gate) => gate.id),
);

/**
 * The demographic answers are stored only in a table that underwriting can't read (12 CFR 1003.4), so that step has no
 * draft, whatever its keys are named.
 */
const GATES_WITHOUT_DRAFT: ReadonlySet<string> = new Set<GateId>(['hmda']);

function requireStep(step: string): string {
  if (GATES_WITHOUT_DRAFT.has(step)) return refuseFields([{ field: 'step', message: REFUSED.neverKept }]);
  return BORROWER_GATES.has(step) ? step : refuseFields([{ field: 'step', message: REFUSED.noSuchStep }]);
}

/** The calls that save and read answers that are not submitted yet. */
export const draft: Feature = {
  routes(app, context) {
    mount(app)(readDraftCall)(async ({ request }) => {
      const values = await readDraft<RegistrationDraft>(context, request);
      return values && { values, ...registerFlags(values) };
    });
    mount(app)(saveDraftCall)(async ({ body, request, reply }) => {
      await saveDraft<object>(context, request, reply, (stored) => ({ ...stored, ...body }));
    });
    mount(app)(readStepDraft)(({ loan, params }) => loadStepDraft(context, loan.uuid, params.step));
    mount(app)(saveStepDraft)(({ loan, params, body }) =>
      storeStepDraft(context, loan.uuid, requireStep(params.step), body.values),
    );
  },
};
