import * as z from 'zod/mini';
import type { RegistrationDraft } from './draft.ts';
import type { StepContext } from './step-form.ts';
import { STEP_FORMS } from './step-forms.ts';

/**
 * Builds the body of the wait-list call, from a finished draft. `consent` is the consent to electronic communications.
 *
 * @throws like `createBody`
 */
export function waitlistBody(
  draft: RegistrationDraft,
  context: StepContext & { known?: { email?: string } },
  consent: boolean,
) {
  const { occupancyType: _, ...address } = z.parse(STEP_FORMS.index.schema(context), draft.index ?? {});
  const { firstName, lastName } = z.parse(STEP_FORMS['legal-name'].schema(context), draft['legal-name'] ?? {});
  const { dob } = z.parse(STEP_FORMS.birthdate.schema(context), draft.birthdate ?? {});
  const { income } = z.parse(STEP_FORMS['annual-income'].schema(), draft['annual-income'] ?? {});
  const contact = z.parse(STEP_FORMS['phone-and-email'].schema(context), draft['phone-and-email'] ?? {});
  const email = context.known?.email ?? contact.email;
  if (!email) throw new Error('Missing email, phone or password');
  return { firstName, lastName, dob, email, income, ...address, consent };
}
