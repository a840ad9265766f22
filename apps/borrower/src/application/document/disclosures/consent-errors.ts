import type { FieldMessage } from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import { ESIGN } from './copy.ts';

/** What is wrong with the form: a missing code, a box that is not ticked. */
export function consentErrors({ code = '', agree = '' }: FormValues): FieldMessage[] {
  return [
    ...(/\d/.test(code) ? [] : [{ field: 'code', message: ESIGN.codeMissing }]),
    ...(agree === '' ? [{ field: 'agree', message: ESIGN.agreeMissing }] : []),
  ];
}
