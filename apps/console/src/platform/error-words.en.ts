import type { ErrorArguments, ErrorName } from '@lintel/contract';
import { formatDateInProse, formatInstantInProse } from '@lintel/domain';

type StaffSentences = {
  readonly [Name in ErrorName]?: string | ((say: NonNullable<ErrorArguments<Name>[0]>) => string);
};

/** What staff read for a refusal whose other sentence is for the borrower. */
export const STAFF_SENTENCES = {
  'not-found': 'Not found, or you don’t have access.',
  'not-at-this-step': 'This has changed or was already decided. Review it, then decide again.',
  'stale-version': 'This changed while you had it open. Review it, then submit again.',
  'loan-open': 'The file is still open. It must close before a deletion request.',
  'signer-opened': ({ name }) =>
    `${name} has opened the invitation, so their name and contact details can’t be edited here.`,
  'already-signed': 'This person has already signed. To undo that, void the closing.',
  'request-cancelled': 'This signer was removed, or the application ended.',
  'document-altered': 'This copy doesn’t match the original, so it can’t be used. Report it to an admin.',
  'document-refused':
    'A document can’t be opened or used here. It may still be in the malware scan, may have failed it, or isn’t the kind needed here.',
  'documents-missing': ({ n }) =>
    `Documents signed together are entered together. Check ${n} more signed ${n === 1 ? 'document' : 'documents'}.`,
  'code-expired': 'This took too long, or too many codes were wrong. Start over and enter a new code.',
  'too-early': (say) =>
    `These documents can’t be signed before ${'on' in say ? formatDateInProse(say.on) : formatInstantInProse(say.at, say.zone)}.`,
  'rescission-over': ({ on }) =>
    `Sent after the rescission period ended${on === null ? '' : ` on ${formatDateInProse(on)}`}. Don’t record it here. Add it under Documents and tell the owner in writing. Funding continues.`,
  'office-required': ({ state }) =>
    `${state} requires signing at an office of the lender, an attorney or a title company.`,
  'outcome-not-possible': 'This isn’t possible. The file or this item may have changed. Review it, then try again.',
  unavailable: 'The server is unavailable. What you typed is still on this page. Try again shortly.',
} as const satisfies StaffSentences;
