import * as z from 'zod/mini';
import { consentField } from '../../fields/choice.ts';
import { confirmPasswordProblem, passwordField } from '../../fields/password.ts';
import { REQUIRED } from '../../fields/text-words.en.ts';
import { stepForm } from '../step-form.ts';
import type { Visitor } from '../steps.ts';

const consents = { termPrivacyConsent: consentField, communicationConsent: consentField };

/** Only the two consents, for a visitor who needs no new password: logged in, or with an external login. */
const consentsSchema = () => z.object(consents);

/** A new password, its repetition and the two consents. */
function passwordSchema() {
  // The repetition is compared even if other fields are wrong, so that one submit shows every error.
  return z.object({ password: passwordField, confirmPassword: z._default(z.string(REQUIRED), ''), ...consents }).check(
    z.check(
      (payload) => {
        const { password, confirmPassword } = payload.value as { password?: string; confirmPassword?: string };
        const problem = confirmPasswordProblem(password ?? '', confirmPassword ?? '');
        if (problem) payload.issues.push({ code: 'custom', path: ['confirmPassword'], message: problem, input: '' });
      },
      { when: () => true },
    ),
  );
}

/** Whether this visitor sets a password at all. */
const needsPassword = (visitor: Visitor): boolean => !visitor.loggedIn && !visitor.externalLogin;

/**
 * The last step: password and consents, or only the consents. The draft stores only the consents.
 */
export const setPassword = stepForm({
  fields: ['termPrivacyConsent', 'communicationConsent'],
  schema: (context: Visitor = {}) => (needsPassword(context) ? passwordSchema() : consentsSchema()),
});
