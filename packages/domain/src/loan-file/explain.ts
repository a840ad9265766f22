import type { StoredStatus } from './checklist-status.ts';
import type { LoanFile } from './file.ts';
import { currentGate } from './fold.ts';
import { getAttempt, type Gate, type GateId, type Owner } from './gates.ts';
import type { GateWords } from './gates/gate.ts';
import { COMPLETE_WORDS, DEFAULT_WORDS, GATE_VARIANTS, GATE_WORDS, OWNER_NAMES } from './gates/words.ts';
import { openSteps } from './status.ts';

/** Words that only the server knows. `DEFAULT_WORDS` replaces missing ones. */
export interface ExplainWords {
  /** The credit bureau whose file is frozen. */
  readonly bureau?: string;
  /** Persons, as "Ana and Luis". */
  readonly names?: string;
  /** Why they must sign, or what we're reviewing. */
  readonly reason?: string;
  readonly fee?: string;
  /** The last day of the waiting period, the refund or the cancellation period. */
  readonly date?: string;
  /** The last day of the right to cancel, once it has ended. */
  readonly ended?: string;
  /** What changed the offer. */
  readonly cause?: string;
  /** What we still need before we prepare the closing documents. */
  readonly list?: string;
  readonly creditors?: string;
  /** The text of the condition that blocks the loan file. */
  readonly condition?: string;
}

/** Why a loan file is at its current step: the same sentence for the borrower, a loan officer and staff. */
export interface Explanation {
  readonly gate: GateId | 'complete';
  readonly status: StoredStatus;
  /** Who acts next: the borrower, the lender, or someone else by name. */
  readonly owner: 'YOU' | 'US' | 'OTHER';
  readonly ownerName: string;
  /** The same by id: the gate's owner. */
  readonly party: Owner;
  readonly text: string;
  /** What the borrower needs to do, or that nothing is needed and what they may do; null: nothing to say. */
  readonly ask: string | null;
  /** The name of the next step that takes more than seconds; null when there is none. */
  readonly next: string | null;
  readonly nextGate: GateId | 'complete' | null;
  readonly nextUsualTime: string | null;
  readonly usualTime: string | null;
  /** Whether the current step takes less than a minute. */
  readonly takesSeconds: boolean;
}

const OWNERS: { readonly [Name in Owner]: Explanation['owner'] } = {
  nobody: 'OTHER',
  borrower: 'YOU',
  staff: 'US',
  lender: 'US',
  documents: 'US',
  credit: 'OTHER',
  property: 'OTHER',
  income: 'OTHER',
  identity: 'OTHER',
  valuation: 'OTHER',
  bank: 'OTHER',
  title: 'OTHER',
  flood: 'OTHER',
  esign: 'OTHER',
  signers: 'OTHER',
  notary: 'OTHER',
  attorney: 'OTHER',
  clock: 'OTHER',
  recording: 'OTHER',
};

/** Explains where a loan file is: the current gate's sentence, what it asks of the borrower, and the next step. */
export function explain(file: LoanFile, words: ExplainWords = {}): Explanation {
  const gate = currentGate(file);
  if (gate === undefined) return complete();
  const gateWords = getGateWords(gate, file);
  const nextGate = nextStep(gate, file);
  return {
    gate: gate.id,
    status: gate.status,
    owner: OWNERS[gate.owner],
    ownerName: OWNER_NAMES[gate.owner],
    party: gate.owner,
    text: sentence(gateWords.text, words),
    ask: gateWords.ask === undefined ? null : sentence(gateWords.ask, words),
    next: nextGate === null ? null : gateName(nextGate),
    nextGate,
    nextUsualTime: nextGate === null || nextGate === 'complete' ? null : GATE_WORDS[nextGate].usualTime,
    usualTime: gateWords.usualTime,
    takesSeconds: gate.takesSeconds === true,
  };
}

const complete = (): Explanation => ({
  gate: 'complete',
  status: 'COMPLETE',
  owner: 'OTHER',
  ownerName: OWNER_NAMES.nobody,
  party: 'nobody',
  text: COMPLETE_WORDS.text,
  ask: null,
  next: null,
  nextGate: null,
  nextUsualTime: null,
  usualTime: null,
  takesSeconds: false,
});

/** A gate's words in this loan file, before anything is filled in. */
export function getGateWords({ id, variant }: Pick<Gate, 'id' | 'variant'>, file: LoanFile): GateWords {
  const name = variant?.(file);
  return name ? { ...GATE_WORDS[id], ...GATE_VARIANTS[name] } : GATE_WORDS[id];
}

/** Returns the sentence that says what is happening at a gate of this loan file. */
export const gateText = (gate: Gate, file: LoanFile, words: ExplainWords = {}): string =>
  sentence(getGateWords(gate, file).text, words);

/** Returns the name of a step that comes next. */
export const gateName = (gate: GateId | 'complete'): string =>
  gate === 'complete' ? COMPLETE_WORDS.name : GATE_WORDS[gate].name;

/**
 * Fills the words into a template with `{name}` placeholders. Drops a part in brackets when its word is missing, and
 * drops braces inside a word.
 */
export function sentence(template: string, words: ExplainWords): string {
  const whole = template.replaceAll(/\[([^\]]*)\]/g, (_part, inner: string) =>
    fill(inner, words) === null ? '' : inner,
  );
  return fill(whole, words) ?? '';
}

function fill(text: string, words: ExplainWords): string | null {
  let missing = false;
  const filled = text.replaceAll(/\{(\w+)\}/g, (_part, name: keyof ExplainWords, at: number) => {
    const word = words[name] ?? DEFAULT_WORDS[name];
    if (word === null) missing = true;
    const opensSentence = at === 0 || text.slice(0, at).endsWith('. ');
    const plain = (word ?? '').replaceAll(/[{}]/g, '');
    return opensSentence ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
  });
  return missing ? null : filled;
}

/**
 * Skips what we or a vendor do within a minute, and what may not be needed: people ask what they, or someone they wait
 * for, must do next.
 */
function nextStep(gate: Gate, file: LoanFile): Explanation['nextGate'] {
  if (file.ended !== null) return null;
  const later = openSteps(file).filter((step) => toStep(step) !== toStep(gate));
  const isSure = (step: Gate): boolean => !step.isConditional || file.reached[step.id] === getAttempt(step, file);
  return later.find((step) => !step.takesSeconds && isSure(step))?.id ?? 'complete';
}

const toStep = ({ id, step }: Gate): string => step ?? id;
