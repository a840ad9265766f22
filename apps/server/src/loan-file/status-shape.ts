import { derivedValues, explain, progressOf, statusOf, type ExplainWords, type LoanFile } from '@lintel/domain';
import { registrationStages } from './registration-stages.ts';

/** Where a loan stands, as the contract's Status says it. `words` fill the blanks of the sentence. */
export function statusShape(file: LoanFile, row: { gate: string; gateSince: Date; updatedAt: Date }, words: ExplainWords = {}) {
  const { owner, ownerName, text, ask, next, usualTime } = explain(file, words);
  const { stage, reopened } = progressOf(file);
  return {
    checklistStatus: statusOf(file),
    ...derivedValues(file),
    condition: null,
    title: null,
    bypass: file.bypass,
    verification: null,
    awaitingAcknowledgement: null,
    stages: registrationStages(file),
    explain: { owner, ownerName, text, ask, next, usualTime, since: row.gateSince.toISOString(), dueOn: null },
    gate: row.gate,
    progress: { stage, reopened },
    updatedAt: row.updatedAt.toISOString(),
  };
}
