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
 * What a visitor has typed so far, kept as typed and by step, so that a wrong value comes back as it was (resolutions OP-A-038).
 * Strict: a password or a Social Security number has no place in it and is refused.
 */
export const registrationDraftSchema = z.strictObject({
  ...steps,
  /** How the visitor came: query parameters of the first address, read when the application is created (ledger QRY-001..003, QRY-012). */
  visit: typedFields(VISIT_FIELDS),
});

type Draft = z.infer<typeof registrationDraftSchema>;

/** What a visitor has typed so far, by step; never a password or a Social Security number. */
export type RegistrationDraft = { readonly [Part in keyof Draft]?: Readonly<NonNullable<Draft[Part]>> };

/** The fields of the draft's part that a step fills. */
export type StepValues<Step extends RegistrationStep> = NonNullable<RegistrationDraft[Step]>;
