import type { RegistrationDraft } from './draft.ts';
import type { RegistrationStep, Visitor } from './step.ts';
import { registrationSteps } from './steps.ts';

const GROUPS: readonly { label: string; parts: readonly { label: string; steps: readonly RegistrationStep[] }[] }[] = [
  {
    label: 'Property Info',
    parts: [
      { label: 'Address', steps: ['index', 'home-address'] },
      { label: 'Sale Status', steps: ['for-sale'] },
    ],
  },
  { label: 'Income Info', parts: [{ label: 'Income Info', steps: ['annual-income'] }] },
  {
    label: 'Personal Info',
    parts: [
      { label: 'Name', steps: ['legal-name'] },
      { label: 'Birthdate', steps: ['birthdate'] },
    ],
  },
  { label: 'Contact Info', parts: [{ label: 'Contact Info', steps: ['phone-and-email'] }] },
  { label: 'Login Info', parts: [{ label: 'Login Info', steps: ['set-password'] }] },
];

export type ProgressState = 'DONE' | 'CURRENT' | 'TODO';

export interface RegistrationProgress {
  /** Index of the step in the bar's steps, from 0; `total` when the step comes after the bar's last. */
  readonly index: number;
  readonly total: number;
  /** index / total, 0 to 1 (ledger REG-045). */
  readonly value: number;
  readonly groups: readonly {
    readonly label: string;
    readonly state: ProgressState;
    /** Empty where the group is one step. */
    readonly parts: readonly { readonly label: string; readonly state: ProgressState }[];
  }[];
}

/**
 * The registration bar: five groups with the specification's labels over the steps that apply (ledger PROG-014, PROG-015, resolutions OP-B-021).
 * With an external login the bar has no contact and no login step (ledger REG-005, PROG-018).
 */
export function registrationProgress(
  draft: RegistrationDraft,
  step: RegistrationStep,
  visitor: Visitor = {},
): RegistrationProgress {
  const isOutside = (other: RegistrationStep) =>
    visitor.externalLogin === true && (other === 'phone-and-email' || other === 'set-password');
  const inBar = registrationSteps(draft, visitor).filter((other) => !isOutside(other));
  const found = inBar.indexOf(step);
  const index = found === -1 ? inBar.length : found;
  const state = (steps: readonly RegistrationStep[]): ProgressState => {
    if (steps.includes(step)) return 'CURRENT';
    return steps.some((other) => inBar.indexOf(other) > index) ? 'TODO' : 'DONE';
  };
  const groups = GROUPS.filter(({ parts }) =>
    parts.some(({ steps }) => steps.some((other) => inBar.includes(other))),
  ).map(({ label, parts }) => ({
    label,
    state: state(parts.flatMap(({ steps }) => steps)),
    parts: parts.length > 1 ? parts.map((part) => ({ label: part.label, state: state(part.steps) })) : [],
  }));
  return { index, total: inBar.length, value: index / inBar.length, groups };
}
