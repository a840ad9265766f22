import * as z from 'zod/mini';
import { PREFILL_SOURCES, PREFILLED_FIELDS, PREPOP_FIELDS, type PrefilledField } from './prefill-fields.ts';
import { STEP_FORMS } from './step-forms.ts';
import type { RegistrationStep } from './steps.ts';
import { VISIT_FIELDS } from './visit-fields.ts';

const typed = z.optional(z.string().check(z.maxLength(300)));
const typedFields = <Field extends string>(fields: readonly Field[]) =>
  z.optional(z.strictObject(Object.fromEntries(fields.map((field) => [field, typed])) as Record<Field, typeof typed>));

const source = z.optional(z.enum(PREFILL_SOURCES));
type Sources = Record<PrefilledField, typeof source>;

type FieldOf<Step extends RegistrationStep> = (typeof STEP_FORMS)[Step]['fields'][number];
const steps = Object.fromEntries(
  Object.entries(STEP_FORMS).map(([step, { fields }]) => [step, typedFields<string>(fields)]),
) as { [Step in RegistrationStep]: ReturnType<typeof typedFields<FieldOf<Step>>> };

/**
 * A visitor's values so far, stored as typed and by step, so that a wrong value is shown again unchanged.
 * Strict: it refuses a password or a Social Security number.
 */
export const registrationDraftSchema = z.strictObject({
  ...steps,
  /** Query parameters of the first URL, which show how the visitor arrived; read when the application is created. */
  visit: typedFields(VISIT_FIELDS),
  /** A partner's data about the visitor. */
  prepop: typedFields(PREPOP_FIELDS),
  /** Where each prefilled answer comes from, until the borrower changes it. */
  sources: z.optional(z.strictObject(Object.fromEntries(PREFILLED_FIELDS.map((field) => [field, source])) as Sources)),
});

type Draft = z.infer<typeof registrationDraftSchema>;

/** A visitor's values so far, by step; never a password or a Social Security number. */
export type RegistrationDraft = { readonly [Part in keyof Draft]?: Readonly<NonNullable<Draft[Part]>> };

/** The values of one step in the draft. */
export type StepValues<Step extends RegistrationStep> = NonNullable<RegistrationDraft[Step]>;
