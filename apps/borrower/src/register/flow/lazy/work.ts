import { lookUpAddress, saveDraft } from '@lintel/contract';
import {
  addressNotListed,
  fieldErrors,
  needsLookUp,
  STEP_FORMS,
  uspsCity,
  type Address,
  type FieldMessage,
  type RegistrationDraft,
  type RegistrationStep,
  type Visitor,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { api } from '../../../platform/lazy/api.ts';
import type { StepRuleInputs } from '../use-step-rule-inputs.ts';
import { stepContext } from './step-context.ts';

// The part of the registration steps that loads later than the first page (see ../work.ts): their checks and calls.

/** Returns errors of a step's values in page order, from the same domain schemas that the server uses. */
export function check(
  step: RegistrationStep,
  typed: Readonly<Record<string, string>>,
  inputs: StepRuleInputs,
  visitor: Visitor,
): readonly FieldMessage[] {
  return fieldErrors(z.safeParse(STEP_FORMS[step].schema(stepContext(inputs, visitor)), typed)).messages;
}

/** The last draft the server accepted from this page. */
let accepted: RegistrationDraft = {};

/**
 * Sends only the steps that changed since the last save, so an older window doesn't overwrite another step saved by a
 * newer one.
 */
export async function keepDraft(draft: RegistrationDraft): Promise<void> {
  const steps = Object.entries(draft) as [keyof RegistrationDraft, unknown][];
  await api(saveDraft, { body: Object.fromEntries(steps.filter(([step, values]) => accepted[step] !== values)) });
  accepted = draft;
}

export { checkPlace, type Place } from './place.ts';

/** Returns the five fields for an address that isn't listed: the typed text is the street. */
export { addressNotListed };

/**
 * Completes an address that was typed but not selected: takes the address that equals the text, or the only one found,
 * as the server does for a post without JavaScript. Otherwise leaves the values as typed, and the schema reports what
 * is missing.
 */
export async function completeAddress(typed: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  if (!needsLookUp(typed)) return { ...typed };
  const search = (typed['address'] ?? '').trim();
  const found = await findAddresses(search, new AbortController().signal).catch(() => []);
  const same =
    found.find(({ fullAddress }) => fullAddress.toLowerCase() === search.toLowerCase()) ??
    (found.length === 1 ? found[0] : undefined);
  if (!same) return { ...typed };
  const { fullAddress, ...parts } = same;
  return { ...typed, ...parts, address: fullAddress };
}

/** Finds addresses that match the typed text, as form values. */
export async function findAddresses(
  typed: string,
  signal: AbortSignal,
): Promise<readonly (Address & { fullAddress: string })[]> {
  const found = await api(lookUpAddress, { query: { search: typed }, signal });
  return found.map(({ fullAddress, street1, street2, city, state, zip }) => ({
    fullAddress,
    street1,
    street2: street2 ?? '',
    city: uspsCity(city),
    state,
    zip: zip.slice(0, 5),
  }));
}
