import type * as z from 'zod/mini';
import type { Visitor } from './steps.ts';

/** The data that a step's schema can depend on, besides the typed values. */
export interface StepContext extends Visitor {
  /** Years, see `minimumAge`. */
  readonly minimumAge: number;
  /** yyyy-MM-dd in Pacific Time; at the creation, in the applicant's state. */
  readonly today: string;
  readonly newYorkRefused?: boolean;
  readonly digitsInNames?: boolean;
}

/** A registration step's fields, schema and contribution to the created application. */
export interface StepForm<Field extends string, MakeSchema extends (context: never) => z.ZodMiniType, Part> {
  /** The fields that the draft stores, as typed: never a password. */
  readonly fields: readonly Field[];
  readonly schema: MakeSchema;
  /** Its part of the body that creates the application. Absent: none. */
  readonly creation?: (values: z.infer<ReturnType<MakeSchema>>) => Part;
}

/** Defines a step's form: returns its argument, so that types are inferred. */
/* @__NO_SIDE_EFFECTS__ */
export const stepForm = <
  const Field extends string,
  MakeSchema extends (context: never) => z.ZodMiniType,
  Part = Record<never, never>,
>(
  form: StepForm<Field, MakeSchema, Part>,
): StepForm<Field, MakeSchema, Part> => form;

/** Any step's form, with unknown values. */
export interface AnyStepForm {
  readonly fields: readonly string[];
  readonly schema: (context: StepContext) => z.ZodMiniType;
  creation?(values: unknown): Readonly<Record<string, unknown>>;
}
