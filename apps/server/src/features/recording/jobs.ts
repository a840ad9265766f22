import type { Context } from '../../kernel/context.ts';
import type { WorkHandler, GateJob } from '../../kernel/jobs/index.ts';
import { loanNow, recordWork } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { readContent, documentsOfLoan } from '../../records/document-store/index.ts';
import { readParcel, readParcelNumber, todayAtHome } from '../../records/home/index.ts';
import { syncFileTasks } from '../../records/staff-tasks/index.ts';
import {
  askVendor,
  recordingAnswer,
  type RecordingAnswer,
  type RecordingRequest,
  type SignedDeed,
} from '../../vendors/index.ts';
import { findLastSignedVersions } from '../signing/index.ts';
import { recordDeedNumber } from './recorded.ts';
import { saveSubmission } from './store.ts';
import { COUNTY } from './words.ts';

/**
 * Sends the signed deed to its county. Later answers come by webhook `recorded` or `rejected`. Where a county accepts
 * only paper, staff bring the deed there.
 */
export const submitDeed: WorkHandler = async (job, context) => {
  const request = await buildRecordingRequest(context, job);
  await askVendor(context, job, {
    kind: 'recording',
    op: 'recording.submit',
    schema: recordingAnswer,
    ask: (meta) => context.vendors.recording.submit(request, meta),
    onAnswer: (answer) => saveAnswer(context, job, answer),
  });
  await syncFileTasks(context, job.uuid);
};

async function saveAnswer(context: Context, job: GateJob, answer: RecordingAnswer): Promise<void> {
  await recordWork(context, job, async (loan) => {
    if (loan.file.closingSet !== job.attempt || loan.file.deedRecorded) return [];
    if (answer.outcome === 'RECORDED')
      return recordDeedNumber(context, loan, job.attempt, { ...answer, document: null });
    const { outcome: state, county } = answer;
    await saveSubmission(loan.trx, {
      uuid: loan.uuid,
      papers: job.attempt,
      state,
      county,
      at: await loanNow(context, loan.trx),
      expectedOn: answer.outcome === 'REJECTED' ? null : answer.expectedOn,
    });
    return [];
  });
}

async function buildRecordingRequest(context: Context, job: GateJob): Promise<RecordingRequest> {
  const { vault, db } = context;
  const { street1: street, city, state, zip } = (await readAnswers(vault, db, job.uuid)).home.address;
  const parcel = await readParcel(context, db, job.uuid);
  return {
    deeds: await signedDeeds(context, job),
    home: { street, city, state, zip },
    county: parcel?.county ?? COUNTY.unknown,
    parcelNumber: (await readParcelNumber(context, db, job.uuid)) ?? '',
    today: await todayAtHome(context, db, job.uuid),
  };
}

/** Returns the signed deeds of these documents, as they were signed. */
async function signedDeeds(context: Context, { uuid, attempt }: GateJob): Promise<SignedDeed[]> {
  const { db } = context;
  const last = await findLastSignedVersions(db, uuid, attempt, 'deed');
  if (last.length === 0) return [];
  const signed = (await documentsOfLoan(db, uuid)).filter((row) => last.includes(row.uuid) && row.state === 'READY');
  return Promise.all(
    signed.map(async (row) => ({
      documentUuid: row.uuid,
      sha256: row.sha256 ?? '',
      content: await readContent(context, row),
    })),
  );
}
