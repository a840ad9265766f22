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
import { api } from '../../../platform/later/api.ts';
import type { StepFacts } from '../use-facts.ts';
import { stepContext } from './step-context.ts';

/** What is wrong with a step's values, in the order of the page; the domain's schemas, the same that the server asks. */
export function check(
  step: RegistrationStep,
  typed: Readonly<Record<string, string>>,
  facts: StepFacts,
  visitor: Visitor,
): readonly FieldMessage[] {
  return fieldErrors(z.safeParse(STEP_FORMS[step].schema(stepContext(facts, visitor)), typed)).messages;
}

/** What the server last took from this page. */
let taken: RegistrationDraft = {};

/** Sends the steps that changed since the last save, so that an older window doesn't write over what a newer one saved at another step. */
export async function keepDraft(draft: RegistrationDraft): Promise<void> {
  const steps = Object.entries(draft) as [keyof RegistrationDraft, unknown][];
  await api(saveDraft, { body: Object.fromEntries(steps.filter(([step, values]) => taken[step] !== values)) });
  taken = draft;
}

export { checkPlace, type Place } from './place.ts';

/** The fields by hand, for an address that no list has: the typed text is the street (ledger FORM-047). */
export { addressNotListed };

/**
 * An address that was typed and not chosen: a text that names exactly one is that one, as the server reads a plain post. Everything else stays
 * as typed, and the schema says what is missing.
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

/** Addresses that fit what is typed, as the form holds them. */
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
