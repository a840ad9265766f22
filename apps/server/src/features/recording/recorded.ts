import type { Request, recordDeed } from '@lintel/contract';
import { getStatus, type Fact } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse, refuseWith } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan, type LoanReply } from '../../loan-file/index.ts';
import { todayAtHome } from '../../records/home/index.ts';
import { recordStaffAction, type StaffAction, findFileDocument } from '../../records/staff-acts/index.ts';
import { syncFileTasks } from '../../records/staff-tasks/index.ts';
import { saveRecording, type RecordingEntry } from './store.ts';

/**
 * Records the number that the county gave the deed of a document set, as a row and the fact DeedRecorded. The file
 * refuses a set that isn't current.
 */
export async function recordDeedNumber(
  context: Context,
  { uuid, trx }: LockedLoan,
  setNumber: number,
  recorded: RecordingEntry,
): Promise<readonly Fact[]> {
  await saveRecording(trx, uuid, setNumber, await loanNow(context, trx), recorded);
  return [
    {
      type: 'DeedRecorded',
      data: { papers: setNumber, instrumentNumber: recorded.instrumentNumber, county: recorded.county },
    },
  ];
}

/** Records what staff enter from a deed that a county recorded on paper, with the stamped deed. */
export async function enterPaperRecording(
  action: StaffAction,
  { instrumentNumber, county, recordedOn, documentUuid }: Request<typeof recordDeed>['body'],
): Promise<LoanReply> {
  const { context, loan } = action;
  const document = documentUuid.toLowerCase();
  const { reply } = await recordStaffAction(
    action,
    ['deedRecorded', 'closingSet'],
    { act: 'recording', document, on: recordedOn },
    async (lockedLoan) => {
      if (lockedLoan.file.reached.recording === undefined)
        refuseWith('not-at-this-step', { status: getStatus(lockedLoan.file), version: lockedLoan.version });
      const { state } = await findFileDocument(lockedLoan.trx, lockedLoan.uuid, document);
      if (state !== 'READY') refuse('document-refused');
      if (recordedOn > (await todayAtHome(context, lockedLoan.trx, lockedLoan.uuid))) refuse('outcome-not-possible');
      return recordDeedNumber(context, lockedLoan, lockedLoan.file.closingSet, {
        instrumentNumber,
        county,
        recordedOn,
        document,
      });
    },
  );
  await syncFileTasks(context, loan.uuid);
  return reply;
}
