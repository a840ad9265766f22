import * as z from 'zod/mini';
import { consentField } from '../../fields/consent.ts';
import { confirmPasswordProblem, passwordField } from '../../fields/password.ts';
import { REQUIRED } from '../../fields/required.ts';
import type { Visitor } from '../step.ts';

const consents = { termPrivacyConsent: consentField, communicationConsent: consentField };

/** The two consents of somebody who needs no new password: signed in, or an external login (screens, set-password). */
export const consentsSchema = () => z.object(consents);

/** A new password, its repetition and the two consents (ledger REG-036, FORM-020, FORM-021, FORM-036). */
export function passwordSchema() {
  // The repetition is compared even while the other fields are wrong, so that one press shows every sentence.
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
export const needsPassword = (visitor: Visitor): boolean => !visitor.signedIn && !visitor.externalLogin;

/** The last step: password and consents, or the consents alone (ledger REG-036, REG-037). */
export const stepSchema = (context: Visitor = {}) => (needsPassword(context) ? passwordSchema() : consentsSchema());
