import * as z from 'zod/mini';
import type { RegistrationDraft } from './draft.ts';
import type { RegistrationStep, Visitor } from './step.ts';
import { registrationSteps } from './steps.ts';
import { stepSchema as annualIncome } from './steps/annual-income.ts';
import { stepSchema as birthdate } from './steps/birthdate.ts';
import { stepSchema as forSale } from './steps/for-sale.ts';
import { stepSchema as homeAddress } from './steps/home-address.ts';
import { stepSchema as index } from './steps/index-step.ts';
import { stepSchema as legalName } from './steps/legal-name.ts';
import { stepSchema as phoneAndEmail } from './steps/phone-and-email.ts';
import { stepSchema as setPassword } from './steps/set-password.ts';

/** All that some step's schema asks for. */
export interface StepContext extends Visitor {
  /** Years, see minimumAge. */
  readonly minimumAge: number;
  /** yyyy-MM-dd where the applicant is. */
  readonly today: string;
  readonly newYorkRefused?: boolean;
  readonly digitsInNames?: boolean;
}

/** Every step's schema: for the server and the submit. A screen imports the one of its step, so that the others stay out of its chunk. */
export const STEP_SCHEMA = {
  index,
  'home-address': homeAddress,
  'for-sale': forSale,
  'annual-income': annualIncome,
  'legal-name': legalName,
  birthdate,
  'phone-and-email': phoneAndEmail,
  'set-password': setPassword,
} satisfies Readonly<Record<RegistrationStep, (context: StepContext) => z.ZodMiniType>>;

/** Whether what was typed at a step is complete and right. The last step never is: its password is not kept. */
export function isStepComplete(draft: RegistrationDraft, step: RegistrationStep, context: StepContext): boolean {
  return step !== 'set-password' && z.safeParse(STEP_SCHEMA[step](context), draft[step] ?? {}).success;
}

/** Where a visitor goes on: the first step that is not complete (screens, /register; ledger REG-007). */
export function resumeRegistrationStep(draft: RegistrationDraft, context: StepContext): RegistrationStep {
  return registrationSteps(draft, context).find((step) => !isStepComplete(draft, step, context)) ?? 'set-password';
}
