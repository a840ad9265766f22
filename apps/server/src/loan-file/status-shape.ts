import {
  currentGate,
  derivedValues,
  explain,
  noticeDue,
  getProgress,
  shownGate,
  getStatus,
  type ExplainWords,
} from '@lintel/domain';
import type { ApplicationRow } from './applications.ts';
import { pacificDay } from './clock.ts';
import { getCounterOfferExpiry } from './counter-offer-expiry.ts';
import { registrationStages } from './registration-stages.ts';

type StatusRow = Pick<ApplicationRow, 'projection' | 'gate' | 'gate_since' | 'created_at' | 'updated_at'>;

/** Builds the contract's Status of a loan. `words` fill the blanks of its gate's sentence (`explain`). */
export function toStatusReply(row: StatusRow, words: ExplainWords) {
  const file = row.projection;
  const { owner, ownerName, party, text, ask, next, nextGate, nextUsualTime, usualTime, takesSeconds } = explain(
    file,
    words,
  );
  const { stage, reopened } = getProgress(file);
  return {
    checklistStatus: getStatus(file),
    ...derivedValues(file),
    bypass: file.bypass,
    awaitingAcknowledgement: null,
    stages: registrationStages(file),
    explain: {
      owner,
      ownerName,
      party,
      text,
      ask,
      next,
      nextGate: shownGate(nextGate),
      nextUsualTime,
      usualTime,
      takesSeconds,
      since: row.gate_since.toISOString(),
      dueOn: dueOn(row),
    },
    gate: shownGate(row.gate),
    progress: { stage, reopened },
    updatedAt: row.updated_at.toISOString(),
  };
}

/**
 * Returns the day on which the current step ends automatically: for a counteroffer its last day; where no bureau has a
 * credit file, the day on which the application is declined.
 */
function dueOn({ projection, created_at }: StatusRow): string | null {
  switch (currentGate(projection)?.id) {
    case 'no-match-ssn':
      return noticeDue('NO_CREDIT_FILE', pacificDay(created_at)).due;
    case 'winback':
    case 'rechoose':
      return getCounterOfferExpiry(projection);
    default:
      return null;
  }
}
