import type { Fault } from '../../../gate/refusal.ts';
import type { Typed } from '../../../gate/use-press.ts';
import { SUMMARY } from './copy.ts';

/** The ticks without which nothing is sent. */
export function submitFaults(typed: Typed, asksConsent: boolean): readonly Fault[] {
  return [
    ...(typed['certified'] === undefined ? [{ id: 'certified', message: SUMMARY.certifyMissing }] : []),
    ...(asksConsent && typed['consent'] === undefined ? [{ id: 'consent', message: SUMMARY.consentMissing }] : []),
  ];
}
