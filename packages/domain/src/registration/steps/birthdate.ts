import { birthdateFields } from '../../fields/birthdate.ts';
import { stepForm } from '../step-form.ts';

/**
 * The date of birth, from three parts (ledger FORM-001..006, REG-031..033). `minimumAge` in years, see minimumAge; `today` yyyy-MM-dd
 * where the applicant is.
 */
export const birthdate = stepForm({
  fields: ['month', 'day', 'year'],
  schema: (context: { minimumAge: number; today: string }) => birthdateFields(context),
  creation: ({ dob }) => ({ profileRequest: { dob } }),
});
