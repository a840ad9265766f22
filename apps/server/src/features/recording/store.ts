import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/index.ts';
import { selectApplications } from '../../loan-file/index.ts';
import type { RecordingTables } from './tables.ts';

type State = RecordingTables['deed_recording']['state'];

/** A deed's state at its county. */
export interface Recording {
  readonly state: State;
  readonly county: string;
  readonly submittedAt: Date;
  readonly expectedOn: string | null;
  readonly instrumentNumber: string | null;
  readonly recordedOn: string | null;
}

/** Returns the newest deed at its county, or undefined before it was sent there. */
export async function findLastRecording(trx: Executor, uuid: string): Promise<Recording | undefined> {
  const row = await trx
    .selectFrom('deed_recording')
    .select([
      'state',
      'county',
      'submitted_at',
      'instrument_number',
      sql<string | null>`expected_on::text`.as('expected'),
      sql<string | null>`recorded_on::text`.as('recorded'),
    ])
    .where('application_uuid', '=', uuid)
    .orderBy('papers', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      state: row.state,
      county: row.county,
      submittedAt: row.submitted_at,
      expectedOn: row.expected,
      instrumentNumber: row.instrument_number,
      recordedOn: row.recorded,
    }
  );
}

/** Saves the state of a deed that was sent to its county. A recorded deed stays recorded. */
export async function saveSubmission(
  trx: Executor,
  row: {
    uuid: string;
    papers: number;
    state: Exclude<State, 'RECORDED'>;
    county: string;
    at: Date;
    expectedOn: string | null;
  },
): Promise<void> {
  const { uuid, papers, state, county, at, expectedOn } = row;
  await trx
    .insertInto('deed_recording')
    .values({
      application_uuid: uuid,
      papers,
      state,
      county,
      submitted_at: at,
      expected_on: expectedOn,
      instrument_number: null,
      recorded_on: null,
      document_uuid: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['application_uuid', 'papers'])
        .doUpdateSet({ state, county, expected_on: expectedOn })
        .where('deed_recording.state', '!=', 'RECORDED'),
    )
    .execute();
}

/** The entry that the county wrote on a recorded deed. */
export interface RecordingEntry {
  readonly instrumentNumber: string;
  readonly county: string;
  /** yyyy-MM-dd. */
  readonly recordedOn: string;
  readonly document: string | null;
}

/** Records what the county wrote on the deed. */
export async function saveRecording(
  trx: Executor,
  uuid: string,
  setNumber: number,
  at: Date,
  { instrumentNumber, county, recordedOn, document }: RecordingEntry,
): Promise<void> {
  const recording = {
    state: 'RECORDED',
    county,
    instrument_number: instrumentNumber,
    recorded_on: recordedOn,
    document_uuid: document,
  } as const;
  await trx
    .insertInto('deed_recording')
    .values({ application_uuid: uuid, papers: setNumber, submitted_at: at, expected_on: null, ...recording })
    .onConflict((conflict) => conflict.columns(['application_uuid', 'papers']).doUpdateSet(recording))
    .execute();
}

/** A deed that waits for staff. */
export interface DeedToRecord {
  readonly uuid: string;
  readonly organisation: string;
  readonly papers: number;
  readonly at: Date;
}

/** Returns the deeds that staff must bring to a county or correct, of one open file or of all. */
export async function loadDeedsToRecord(trx: Executor, uuid?: string): Promise<DeedToRecord[]> {
  let query = selectApplications(trx)
    .innerJoin('deed_recording as deed', 'deed.application_uuid', 'application.uuid')
    .select([
      'application.uuid',
      'application.organisation',
      'application.projection',
      'deed.papers',
      'deed.submitted_at as at',
    ])
    .where('application.active', '=', true)
    .where('deed.state', 'in', ['BY_HAND', 'REJECTED'])
    .orderBy('deed.submitted_at');
  if (uuid !== undefined) query = query.where('application.uuid', '=', uuid);
  return (await query.execute())
    .filter(({ projection, papers: setNumber }) => projection.closingSet === setNumber && !projection.deedRecorded)
    .map(({ uuid: id, organisation, papers, at }) => ({ uuid: id, organisation, papers, at }));
}
