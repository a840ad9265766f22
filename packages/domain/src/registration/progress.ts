import type { RegistrationDraft } from './draft.ts';
import { registrationSteps } from './navigation.ts';
import { STEP_GROUPS, STEP_PARTS } from './steps-words.en.ts';
import { STEP_ROWS, type RegistrationStep, type Visitor } from './steps.ts';

export type ProgressState = 'DONE' | 'CURRENT' | 'TODO';

export interface RegistrationProgress {
  /** Index of the step among the bar's steps, from 0; `total` for a step after the bar's last. */
  readonly index: number;
  readonly total: number;
  /** index / total, 0 to 1 (REG-045). */
  readonly value: number;
  readonly groups: readonly {
    readonly label: string;
    readonly state: ProgressState;
    /** Empty if the group has one step. */
    readonly parts: readonly { readonly label: string; readonly state: ProgressState }[];
  }[];
}

/**
 * The registration bar: five groups with the specification's labels, over the steps that apply (PROG-014, PROG-015,
 * OP-B-021). With an external login the bar has no contact and no login step (REG-005, PROG-018).
 */
export function registrationProgress(
  draft: RegistrationDraft,
  step: RegistrationStep,
  visitor: Visitor = {},
): RegistrationProgress {
  const applying = registrationSteps(draft, visitor);
  const rows = STEP_ROWS.filter(
    ({ name, asksAccount }) => applying.includes(name) && !(asksAccount && visitor.externalLogin),
  );
  const found = rows.findIndex(({ name }) => name === step);
  const index = found === -1 ? rows.length : found;
  const state = (of: (row: (typeof rows)[number]) => boolean): ProgressState => {
    const last = rows.findLastIndex(of);
    return STEP_ROWS.some((row) => row.name === step && of(row)) ? 'CURRENT' : last > index ? 'TODO' : 'DONE';
  };
  const groups = [...new Set(rows.map(({ group }) => group))].map((group) => {
    const parts = [...new Set(STEP_ROWS.flatMap((row) => (row.group === group ? (row.part ?? []) : [])))];
    return {
      label: STEP_GROUPS[group],
      state: state((row) => row.group === group),
      parts:
        parts.length > 1
          ? parts.map((part) => ({
              label: STEP_PARTS[part],
              state: state((row) => row.group === group && row.part === part),
            }))
          : [],
    };
  });
  return { index, total: rows.length, value: index / rows.length, groups };
}
