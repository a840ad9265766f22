import {
  DECLINE_REASONS,
  getReviewOutcomes,
  isDecisionAct,
  isStaffReview,
  RERUN_REASONS,
  staffGateName,
} from '@lintel/domain';
import { formatCode } from '../../platform/code-words.en.ts';
import { ACT_WORDS } from './words.en.ts';

type Details = Readonly<Record<string, unknown>>;

const readString = (details: Details, name: string): string => (typeof details[name] === 'string' ? details[name] : '');
const isKey = <T extends object>(of: T, key: string): key is string & keyof T => Object.hasOwn(of, key);
const formatReason = (code: string): string =>
  isKey(DECLINE_REASONS, code)
    ? DECLINE_REASONS[code]
    : isKey(RERUN_REASONS, code)
      ? RERUN_REASONS[code]
      : formatCode(code);

/** A decision and its reason, in the words of its form. */
export function describeDecision(decision: Details): { readonly title: string; readonly why: string } {
  const [act, gate, outcome, reason, reasons] = ['act', 'gate', 'outcome', 'reason', 'reasons'].map((name) =>
    readString(decision, name),
  ) as [string, string, string, string, string];
  const name = isDecisionAct(act) ? ACT_WORDS[act] : formatCode(act);
  if (act === 'review' && isStaffReview(gate)) {
    const known = getReviewOutcomes(gate)[outcome];
    return {
      title: `${staffGateName(gate)}: ${known?.label ?? formatCode(outcome)}`,
      why: known?.reasons[reason] ?? (reason ? formatCode(reason) : ''),
    };
  }
  return {
    title: outcome ? `${name}: ${formatCode(outcome)}` : name,
    why: (reasons || reason).split(' ').filter(Boolean).map(formatReason).join('; '),
  };
}
