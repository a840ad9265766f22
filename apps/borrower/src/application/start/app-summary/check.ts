import type { FieldMessage } from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import { SUMMARY } from '../copy.ts';

/** The ticks without which nothing is sent. */
export function submitErrors(typed: FormValues, asksConsent: boolean): readonly FieldMessage[] {
  return [
    ...(typed['certified'] === undefined ? [{ field: 'certified', message: SUMMARY.certifyMissing }] : []),
    ...(asksConsent && typed['consent'] === undefined ? [{ field: 'consent', message: SUMMARY.consentMissing }] : []),
  ];
}
