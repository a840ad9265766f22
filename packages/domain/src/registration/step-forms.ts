import type { AnyStepForm } from './step-form.ts';
import type { RegistrationStep } from './steps.ts';
import { annualIncome } from './steps/annual-income.ts';
import { birthdate } from './steps/birthdate.ts';
import { forSale } from './steps/for-sale.ts';
import { homeAddress } from './steps/home-address.ts';
import { index } from './steps/index-step.ts';
import { legalName } from './steps/legal-name.ts';
import { phoneAndEmail } from './steps/phone-and-email.ts';
import { setPassword } from './steps/set-password.ts';

/** Each step's form: the draft, the validation and the creation body all use it. */
export const STEP_FORMS = {
  index,
  'home-address': homeAddress,
  'for-sale': forSale,
  'annual-income': annualIncome,
  'legal-name': legalName,
  birthdate,
  'phone-and-email': phoneAndEmail,
  'set-password': setPassword,
} satisfies Readonly<Record<RegistrationStep, AnyStepForm>>;
