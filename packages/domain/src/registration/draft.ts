import * as z from 'zod/mini';
import { STEP_FORMS } from './step-forms.ts';
import type { RegistrationStep } from './steps.ts';
import { VISIT_FIELDS } from './visit-fields.ts';

const typed = z.optional(z.string().check(z.maxLength(300)));
const typedFields = <Field extends string>(fields: readonly Field[]) =>
  z.optional(z.strictObject(Object.fromEntries(fields.map((field) => [field, typed])) as Record<Field, typeof typed>));

type FieldOf<Step extends RegistrationStep> = (typeof STEP_FORMS)[Step]['fields'][number];
const steps = Object.fromEntries(
  Object.entries(STEP_FORMS).map(([step, { fields }]) => [step, typedFields<string>(fields)]),
) as { [Step in RegistrationStep]: ReturnType<typeof typedFields<FieldOf<Step>>> };

/**
 * A visitor's values so far, stored as typed and by step, so that a wrong value is shown again unchanged (OP-A-038).
 * Strict: it refuses a password or a Social Security number.
 */
export const registrationDraftSchema = z.strictObject({
  ...steps,
  /**
   * How the visitor arrived: query parameters of the first URL, read when the application is created (QRY-001..003,
   * QRY-012).
   */
  visit: typedFields(VISIT_FIELDS),
});

type Draft = z.infer<typeof registrationDraftSchema>;

/** A visitor's values so far, by step; never a password or a Social Security number. */
export type RegistrationDraft = { readonly [Part in keyof Draft]?: Readonly<NonNullable<Draft[Part]>> };

/** The values of one step in the draft. */
export type StepValues<Step extends RegistrationStep> = NonNullable<RegistrationDraft[Step]>;
