import * as z from 'zod/mini';
import { lookUpAddress, saveDraft } from '@lintel/contract';
import { addressNotListed, fieldErrors, STEP_SCHEMA, uspsCity, type Address, type FieldMessage, type RegistrationDraft, type RegistrationStep } from '@lintel/domain';
import { api } from '../../../platform/later/api.ts';
import type { StepFacts } from '../use-facts.ts';
import { stepContext } from './step-context.ts';

/** What is wrong with a step's values, in the order of the page; the domain's schemas, the same that the server asks. */
export function check(step: RegistrationStep, typed: Readonly<Record<string, string>>, facts: StepFacts, signedIn: boolean): readonly FieldMessage[] {
  return fieldErrors(z.safeParse(STEP_SCHEMA[step](stepContext(facts, signedIn)), typed)).messages;
}

export const keepDraft = (draft: RegistrationDraft): Promise<void> => api(saveDraft, { body: draft });

export { placeOf, type Place } from './place.ts';

/** The fields by hand, for an address that no list has: the typed text is the street (ledger FORM-047). */
export { addressNotListed };

/** Addresses that fit what is typed, as the form holds them. */
export async function findAddresses(typed: string, signal: AbortSignal): Promise<readonly (Address & { fullAddress: string })[]> {
  const found = await api(lookUpAddress, { query: { search: typed }, signal });
  return found.map(({ fullAddress, street1, street2, city, state, zip }) => ({ fullAddress, street1, street2: street2 ?? '', city: uspsCity(city), state, zip: zip.slice(0, 5) }));
}
