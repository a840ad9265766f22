import type { answerSigningProblem, Request, voidClosing } from '@lintel/contract';
import { deedSigners, type Fact, type LoanFile } from '@lintel/domain';
import { endProblem, saveProblemAnswer } from '../features/signing/index.ts';
import { refuse } from '../kernel/http/index.ts';
import type { LockedLoan, LoanReply } from '../loan-file/index.ts';
import { documentsFor } from '../records/document-store/index.ts';
import { recordStaffAction, type StaffAction, insertNote, resolveAudience } from '../records/staff-acts/index.ts';
import { syncFileTasks } from '../records/staff-tasks/index.ts';

type Voiding = Request<typeof voidClosing>['body'];
type Answer = Request<typeof answerSigningProblem>['body'];

interface Consent {
  readonly person: string;
  readonly document: string;
}

const SLICES: readonly (keyof LoanFile)[] = [
  'closingSet',
  'signingPackageSet',
  'noteSignedSets',
  'deedSignedSets',
  'deedRecorded',
  'ended',
];

/** Voids the documents, for a reason or because everyone who signs agrees in writing. New ones follow. */
export async function voidClosingDocuments(
  action: StaffAction,
  { ground, consents, comment }: Voiding,
): Promise<LoanReply> {
  const { context, caller, loan } = action;
  const agreements = await Promise.all(
    consents.map(async ({ personUuid, documentUuid }) => ({
      person: await resolveAudience(context, loan, personUuid),
      document: documentUuid.toLowerCase(),
    })),
  );
  const { reply } = await recordStaffAction(
    action,
    SLICES,
    { act: 'closing.void', ground: ground ?? '', consents: consents.length },
    async (lockedLoan) => {
      const agreed = await requireReadableConsents(lockedLoan, agreements);
      if (!ground && deedSigners(lockedLoan.file).some((person) => !agreed.some((one) => one.person === person)))
        return refuse('consents-incomplete');
      if (comment)
        await insertNote(context, lockedLoan.trx, {
          application: loan.uuid,
          staff: caller.identityUuid,
          about: 'closing',
          text: comment,
        });
      await endProblem(context, lockedLoan, comment ?? '');
      return [buildVoidedFact(ground ?? null, agreed)];
    },
  );
  await syncFileTasks(context, loan.uuid);
  return reply;
}

const buildVoidedFact = (ground: Voiding['ground'], consents: Consent[]): Fact => ({
  type: 'ClosingVoided',
  data: { consents, ground: ground ?? null, reason: ground ?? 'ALL_SIGNERS_AGREE' },
});

/** Returns the consents whose documents are available: each uploaded by its person, inspected and clean. */
async function requireReadableConsents({ trx, uuid }: LockedLoan, given: readonly Consent[]): Promise<Consent[]> {
  for (const { person, document } of given) {
    const row = (await documentsFor(trx, { uuid, audience: person })).find((one) => one.uuid === document);
    if (!row) refuse('consents-incomplete');
    else if (row.state !== 'READY' || row.origin !== 'UPLOADED') refuse('document-refused');
  }
  return [...given];
}

/**
 * Continues the signing, or voids the documents with the answer. The person who reported the problem reads the comment.
 */
export async function recordSigningProblemAnswer(
  action: StaffAction,
  problemUuid: string,
  { outcome, comment }: Answer,
): Promise<LoanReply> {
  const { context, loan } = action;
  if (!comment?.trim()) return refuse('reason-missing');
  const { reply } = await recordStaffAction(
    action,
    SLICES,
    { act: 'signing-problem', problem: problemUuid, outcome },
    async ({ trx, uuid }) => {
      await saveProblemAnswer(context, { trx, uuid }, problemUuid, outcome, comment);
      return outcome === 'NEW_PAPERS' ? [buildVoidedFact('PAPERS_WRONG', [])] : [];
    },
  );
  await syncFileTasks(context, loan.uuid);
  return reply;
}
