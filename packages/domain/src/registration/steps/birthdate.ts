import { birthdateFields } from '../../fields/birthdate.ts';
import { stepForm } from '../step-form.ts';

/**
 * The step for the date of birth, in three parts. `minimumAge` in years, see `minimumAge`; `today` as in `StepContext`.
 */
export const birthdate = stepForm({
  fields: ['month', 'day', 'year'],
  schema: (context: { minimumAge: number; today: string }) => birthdateFields(context),
  creation: ({ dob }) => ({ profileRequest: { dob } }),
});
