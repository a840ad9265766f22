import type * as z from 'zod/mini';
import type { Visitor } from './steps.ts';

/** All that some step's schema asks for. */
export interface StepContext extends Visitor {
  /** Years, see minimumAge. */
  readonly minimumAge: number;
  /** yyyy-MM-dd where the applicant is. */
  readonly today: string;
  readonly newYorkRefused?: boolean;
  readonly digitsInNames?: boolean;
}

/** What one step of the registration asks, and what becomes of it. */
export interface StepForm<Field extends string, MakeSchema extends (context: never) => z.ZodMiniType, Part> {
  /** What the draft keeps of it, as typed: never a password. */
  readonly fields: readonly Field[];
  readonly schema: MakeSchema;
  /** Its part of the body that creates the application. Absent: it has none. */
  readonly creation?: (values: z.infer<ReturnType<MakeSchema>>) => Part;
}

/* @__NO_SIDE_EFFECTS__ */
export const stepForm = <
  const Field extends string,
  MakeSchema extends (context: never) => z.ZodMiniType,
  Part = Record<never, never>,
>(
  form: StepForm<Field, MakeSchema, Part>,
): StepForm<Field, MakeSchema, Part> => form;

/** Any step's form, its values unknown. */
export interface AnyStepForm {
  readonly fields: readonly string[];
  readonly schema: (context: StepContext) => z.ZodMiniType;
  creation?(values: unknown): Readonly<Record<string, unknown>>;
}
