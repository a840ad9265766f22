import type { Fault, Typed } from '../../../gate/use-press.ts';
import { ESIGN } from './copy.ts';

/** What is wrong with the form: a missing code, a box that is not ticked. */
export function consentFaults({ code = '', agree = '' }: Typed): Fault[] {
  return [
    ...(/\d/.test(code) ? [] : [{ id: 'code', message: ESIGN.codeMissing }]),
    ...(agree === '' ? [{ id: 'agree', message: ESIGN.agreeMissing }] : []),
  ];
}
