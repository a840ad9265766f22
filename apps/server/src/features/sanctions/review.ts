import type {
  HandlerReply,
  decideSanctionsMatch,
  readSanctions,
  reportSanctionsMatch,
  Request,
} from '@lintel/contract';
import {
  BORROWER,
  isClearReason,
  isConfirmReason,
  REVIEW_SCORE,
  type Agreement,
  type Fact,
  type FactData,
} from '@lintel/domain';
import type { Selectable } from 'kysely';
import { requireSecondPerson, loadStaffNames } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { refuse } from '../../kernel/http/index.ts';
import { loadFacts, type ApplicationRow, selectApplications, loanNow, type LoanReply } from '../../loan-file/index.ts';
import { readAnswers, findGivenSsn } from '../../records/answers/index.ts';
import { append } from '../../records/audit/index.ts';
import {
  recordStaffAction,
  decidedEntry,
  type StaffAction,
  insertNote,
  loadPeople,
} from '../../records/staff-acts/index.ts';
import { syncFileTasks } from '../../records/staff-tasks/index.ts';
import { applyConfirmedMatch } from './confirmed.ts';
import { getReportDueDate } from './reports.ts';
import { matchSealContext, type StoredMatch, subjectHashes } from './screen.ts';
import type { SanctionsTables } from './tables.ts';

type SanctionsReply = HandlerReply<typeof readSanctions>;
type Match = SanctionsReply['matches'][number];
type Row = Selectable<SanctionsTables['sanctions_match']>;

/** Returns the console's review of a file: its screenings against the lists, and each possible match. */
export async function loadSanctionsReview(
  context: Context,
  application: ApplicationRow,
  callerUuid: string,
): Promise<SanctionsReply> {
  const { db, vault } = context;
  const rows = await db
    .selectFrom('sanctions_match')
    .selectAll()
    .where('application_uuid', '=', application.uuid)
    .orderBy('found_at')
    .orderBy('uuid')
    .execute();
  const screenings = (await loadFacts(db, application.uuid))
    .filter(({ type }) => type === 'SanctionsScreened')
    .toReversed();
  const ours = rows.length === 0 ? null : await loadBorrowerFields(context, application);
  const { toPersonUuid } = await loadPeople(context, db, application);
  const names = await loadStaffNames(
    db,
    rows.flatMap((row) => [row.first_by, row.decided_by, row.reported_by]),
  );
  const toSignature = (by: string | null, at: Date | null) =>
    by !== null && at !== null ? { by: names.get(by) ?? '', at: at.toISOString() } : null;
  const matches = await Promise.all(
    rows.map(async (row): Promise<Match> => {
      const match = vault.open<StoredMatch>(matchSealContext(row.uuid), row);
      const { id, name, aliases, programs, remarks } = match.entry;
      const { total, name: alike, birthPoints, pairs } = match.score;
      return {
        matchUuid: row.uuid,
        personUuid: toPersonUuid(row.person),
        name: match.ours.name,
        role: getRole(application, row.person),
        list: row.list,
        publishedOn: row.published_on,
        foundWhen: row.found_when,
        foundAt: row.found_at.toISOString(),
        entry: { id, name, aliases: [...aliases], programs: [...programs], remarks },
        matchedName: match.matchedName,
        score: { total, least: REVIEW_SCORE, name: alike, birthPoints, pairs: pairs.map((pair) => ({ ...pair })) },
        fields: compareFields(match, row.person === BORROWER ? ours : null),
        state: row.state,
        reason: row.reason,
        proposed: toSignature(row.first_by, row.first_at),
        decided: toSignature(row.decided_by, row.decided_at),
        isOwnProposal: row.state === 'PROPOSED' && row.first_by === callerUuid,
        report:
          row.state === 'CONFIRMED' && row.decided_at
            ? {
                dueOn: getReportDueDate(row.decided_at),
                kind: getReportKind(row),
                reported: toSignature(row.reported_by, row.reported_at),
              }
            : null,
        earlier: await loadEarlierDecisions(db, row, [
          row.subject_hash,
          ...subjectHashes(context, application, match.ours),
        ]),
      };
    }),
  );
  return {
    screenings: screenings.map((row) => {
      const data = JSON.parse(row.data) as FactData['SanctionsScreened'];
      return {
        when: data.when,
        at: row.at.toISOString(),
        lists: data.lists.map(({ name, publishedOn }) => ({ name, publishedOn })),
        people: data.people.map(toPersonUuid),
        matches: data.matches.length,
      };
    }),
    matches,
  };
}

interface BorrowerFields {
  readonly address: string;
  readonly city: string;
  readonly ssn: string | null;
}

async function loadBorrowerFields(context: Context, { uuid }: ApplicationRow): Promise<BorrowerFields> {
  const { homeAddress } = (await readAnswers(context.vault, context.db, uuid)).applicant;
  return {
    address: [homeAddress.street1, homeAddress.city, homeAddress.state, 'United States'].join(', '),
    city: homeAddress.city,
    ssn: await findGivenSsn(context.vault, context.db, uuid),
  };
}

/** The name score from which two names count as the same. */
const WHOLE_NAME = 0.97;

/**
 * Returns the agreement of each field: AGREES, NEAR, DIFFERS or UNKNOWN. Of our person's birth date, shows only the
 * year; of the SSN, only the last 4 digits.
 */
function compareFields({ ours, entry, score }: StoredMatch, borrowerFields: BorrowerFields | null): Match['fields'] {
  const ssns = entry.ids.filter((id) => id.startsWith('SSN')).map((id) => id.replaceAll(/\D/g, ''));
  const sameNumber: Agreement =
    !borrowerFields?.ssn || ssns.length === 0
      ? 'UNKNOWN'
      : ssns.some((ssn) => ssn.endsWith(borrowerFields.ssn ?? ''))
        ? 'AGREES'
        : 'DIFFERS';
  return [
    {
      field: 'NAME',
      ours: ours.name,
      theirs: [entry.name, ...entry.aliases],
      agreement: score.name >= WHOLE_NAME ? 'AGREES' : 'NEAR',
    },
    {
      field: 'BIRTH_DATE',
      ours: ours.birthDate?.slice(0, 4) ?? null,
      theirs: entry.births.map(({ text }) => text),
      agreement: score.birth,
    },
    { field: 'BIRTH_PLACE', ours: null, theirs: [...entry.birthPlaces], agreement: 'UNKNOWN' },
    { field: 'NATIONALITY', ours: null, theirs: [...entry.nationalities], agreement: 'UNKNOWN' },
    {
      field: 'ADDRESS',
      ours: borrowerFields?.address ?? null,
      theirs: [...entry.addresses],
      agreement: addressAgreement(borrowerFields, entry.addresses),
    },
    {
      field: 'ID',
      ours: borrowerFields?.ssn ? `SSN ending in ${borrowerFields.ssn.slice(-4)}` : null,
      theirs: [...entry.ids],
      agreement: sameNumber,
    },
  ];
}

function addressAgreement(borrowerFields: BorrowerFields | null, theirs: readonly string[]): Agreement {
  if (borrowerFields === null || theirs.length === 0) return 'UNKNOWN';
  const lower = theirs.map((address) => address.toLowerCase());
  if (lower.some((address) => address.includes(borrowerFields.city.toLowerCase()))) return 'AGREES';
  return lower.some((address) => address.includes('united states')) ? 'NEAR' : 'DIFFERS';
}

function getRole({ projection }: ApplicationRow, person: string): Match['role'] {
  if (person === BORROWER) return 'BORROWER';
  return Object.hasOwn(projection.signers, person) ? 'SIGNER' : 'OWNER';
}

const getReportKind = ({ report }: Row): 'BLOCKED' | 'REJECTED' | null =>
  report?.startsWith('BLOCKED') ? 'BLOCKED' : report?.startsWith('REJECTED') ? 'REJECTED' : null;

async function loadEarlierDecisions(trx: Executor, row: Row, subjects: readonly string[]): Promise<Match['earlier']> {
  const rows = await selectApplications(trx)
    .innerJoin('sanctions_match', 'sanctions_match.application_uuid', 'application.uuid')
    .select(['first_by', 'decided_by', 'decided_at', 'reason', 'loan_number'])
    .where('sanctions_match.organisation', '=', row.organisation)
    .where('list', '=', row.list)
    .where('entry_id', '=', row.entry_id)
    .where('state', '=', 'CLEARED')
    .where('sanctions_match.uuid', '!=', row.uuid)
    .where((at) =>
      at.or([
        at('subject_hash', 'in', subjects),
        at.and([at('application_uuid', '=', row.application_uuid), at('person', '=', row.person)]),
      ]),
    )
    .orderBy('decided_at', 'desc')
    .execute();
  const names = await loadStaffNames(
    trx,
    rows.flatMap((one) => [one.first_by, one.decided_by]),
  );
  return rows.map((one) => ({
    at: (one.decided_at ?? row.found_at).toISOString(),
    by: names.get(one.first_by ?? '') ?? '',
    confirmedBy: names.get(one.decided_by ?? '') ?? '',
    reason: one.reason ?? '',
    loanNumber: String(one.loan_number),
  }));
}

/** Decides a possible match. Clearing takes two people; one person is enough to confirm it. */
export async function recordMatchDecision(
  action: StaffAction,
  matchUuid: string,
  { outcome, reason, comment }: Request<typeof decideSanctionsMatch>['body'],
): Promise<LoanReply> {
  const { context, caller, loan } = action;
  const { reply } = await recordStaffAction(
    action,
    ['sanctions'],
    { act: 'sanctions', match: matchUuid, outcome, reason: (reason ?? '').slice(0, 40) },
    async ({ file, trx }): Promise<readonly Fact[]> => {
      const row = await trx
        .selectFrom('sanctions_match')
        .selectAll()
        .where('uuid', '=', matchUuid)
        .where('application_uuid', '=', loan.uuid)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return refuse('not-found');
      if (row.state === 'CLEARED' || row.state === 'CONFIRMED') return refuse('outcome-not-possible');
      const at = await loanNow(context, trx);
      const change = (values: Partial<Row>) =>
        trx.updateTable('sanctions_match').set(values).where('uuid', '=', matchUuid).execute();
      if (comment)
        await insertNote(context, trx, {
          application: loan.uuid,
          staff: caller.identityUuid,
          about: `sanctions:${matchUuid}`,
          text: comment,
        });
      if (outcome === 'REOPEN') {
        if (row.state !== 'PROPOSED') return refuse('outcome-not-possible');
        await change({ state: 'OPEN', first_by: null, first_at: null, reason: null });
        return [];
      }
      if (outcome === 'CONFIRM') {
        if (!isConfirmReason(reason ?? '')) return refuse('reason-missing');
        await change({ state: 'CONFIRMED', reason: reason ?? null, decided_by: caller.identityUuid, decided_at: at });
        return applyConfirmedMatch(trx, { uuid: loan.uuid, file, match: matchUuid, at });
      }
      if (row.state === 'OPEN') {
        if (!isClearReason(reason ?? '')) return refuse('reason-missing');
        await change({ state: 'PROPOSED', first_by: caller.identityUuid, first_at: at, reason: reason ?? null });
        return [];
      }
      if (row.first_by === null) return refuse('second-person-needed');
      await requireSecondPerson(context, trx, row.first_by, caller.identityUuid);
      await change({ state: 'CLEARED', decided_by: caller.identityUuid, decided_at: at });
      return [
        {
          type: 'SanctionsMatchCleared',
          data: { match: matchUuid, reason: row.reason ?? '', by: row.first_by, confirmedBy: caller.identityUuid },
        },
      ];
    },
  );
  await syncFileTasks(context, loan.uuid);
  return reply;
}

/** Records that a confirmed match was reported: once for each match, and only while its state is CONFIRMED. */
export async function recordMatchReport(
  { context, caller, loan, requestId }: Pick<StaffAction, 'context' | 'caller' | 'loan' | 'requestId'>,
  matchUuid: string,
  { kind, reference }: Request<typeof reportSanctionsMatch>['body'],
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const at = await loanNow(context, trx);
    const { numUpdatedRows } = await trx
      .updateTable('sanctions_match')
      .set({ report: [kind, reference ?? ''].join(' ').trim(), reported_by: caller.identityUuid, reported_at: at })
      .where('uuid', '=', matchUuid)
      .where('application_uuid', '=', loan.uuid)
      .where('state', '=', 'CONFIRMED')
      .where('reported_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) refuse('outcome-not-possible');
    await append(trx, [decidedEntry({ caller, loan, requestId }, { act: 'sanctions-report', match: matchUuid, kind })]);
  });
  await syncFileTasks(context, loan.uuid);
}
