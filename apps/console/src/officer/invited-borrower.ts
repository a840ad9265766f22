import { invitedBorrowerSchema, mayReferrerLend, US_STATES, type FieldMessage } from '@lintel/domain';
import type { FormInput } from '../form/console-form.tsx';
import type { OwnOriginator } from './officer-screen.tsx';
import { START } from './words.en.ts';

const toInput = ({ text }: FormInput): unknown => ({
  name: { firstName: text('firstName'), lastName: text('lastName'), middleName: '', suffix: '' },
  email: text('email'),
  phoneNumber: text('phoneNumber'),
  propertyAddress: {
    street1: text('street1'),
    street2: '',
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
  },
  occupancyType: text('occupancyType') || undefined,
});

/** Reads a borrower whom a loan officer invites from the form, whose input has no errors. */
export const readInvitedBorrower = (typed: FormInput) => invitedBorrowerSchema.parse(toInput(typed));

/** Returns one error for each field of the form, and one for a state without the loan officer's license. */
export function invitedBorrowerErrors(
  typed: FormInput,
  { licensedStates, enforceLicensedStates }: Pick<OwnOriginator, 'licensedStates' | 'enforceLicensedStates'>,
): FieldMessage[] {
  const { error } = invitedBorrowerSchema.safeParse(toInput(typed));
  const found = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path.at(-1));
    if (!found.has(field)) found.set(field, message);
  }
  const state = typed.text('state');
  const officer = { licensedStates, enforceLicensedStatesForReferral: enforceLicensedStates };
  if (state !== '' && !mayReferrerLend(officer, state))
    found.set('state', START.notLicensed(US_STATES[state as keyof typeof US_STATES] ?? state));
  return [...found].map(([field, message]) => ({ field, message }));
}
