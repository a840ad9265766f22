import type { HandlerReply, listOwnPipeline, readOwnFile, Request } from '@lintel/contract';
import { explain, formatName, gateName, GATES, gateText, shownGate, type GateId } from '@lintel/domain';
import { sql } from 'kysely';
import { requireOwnOriginator } from '../../features/originators/index.ts';
import type { Context } from '../../kernel/context.ts';
import { type Caller, buildCursor, pageSize, parseCursor, refuse } from '../../kernel/http/index.ts';
import { loanNow } from '../../loan-file/index.ts';
import { type Applicant, readAnswers } from '../../records/answers/index.ts';
import { findOwnFileIds } from '../../records/file-index/index.ts';
import { promisedQuotes } from '../../records/offer-sets/index.ts';
import { describeGate, getGatesWaitingOn } from '../waiting-on.ts';

type Pipeline = HandlerReply<typeof listOwnPipeline>;
type Filters = Request<typeof listOwnPipeline>['query'];

/** Gates whose text reveals the credit report, which only the borrower and the lender's underwriters may know. */
const CREDIT_HISTORY: ReadonlySet<string> = new Set<GateId>(['facta', 'delinquency-explain', 'delinquency-review']);

const isHidden = (gate: string): boolean => shownGate(gate) !== gate || CREDIT_HISTORY.has(gate);

const HOLD = GATES.filter(({ id }) => id === 'hold-staff');
const HIDDEN_GATES = GATES.map(({ id }) => id).filter(isHidden);

/** Hidden gates look like an ordinary hold in every answer and to every filter, so that no one can tell them apart. */
const getShownOwner = (gate: string) => (isHidden(gate) ? 'STAFF' : describeGate(gate).waitingOn);

const getGatesOwnedBy = (owner: Pipeline['items'][number]['owner']): string[] => [
  ...getGatesWaitingOn(owner).filter((gate) => !isHidden(gate)),
  ...(owner === 'STAFF' ? HIDDEN_GATES : []),
];

const FILE = [
  'application.uuid',
  'application.loan_number',
  'application.gate',
  'application.gate_since',
  'application.created_at',
  'application.active',
  'application_detail.profile_ref',
] as const;

const selectFiles = ({ db }: Context) =>
  db
    .selectFrom('application')
    .leftJoin('application_detail', 'application_detail.application_uuid', 'application.uuid')
    .select(FILE);

type Row = Awaited<ReturnType<ReturnType<typeof selectFiles>['execute']>>[number];

async function toOwnFiles(context: Context, rows: readonly Row[]): Promise<Pipeline['items']> {
  const applicants = await context.vault.many<Applicant>(
    context.db,
    'applicant',
    rows.flatMap((row) => row.profile_ref ?? []),
  );
  const quotes = await promisedQuotes(
    context.vault,
    context.db,
    rows.map(({ uuid }) => uuid),
  );
  return rows.map((row) => {
    const applicant = row.profile_ref === null ? undefined : applicants.get(row.profile_ref);
    return {
      uuid: row.uuid,
      loanNumber: String(row.loan_number),
      applicant: applicant ? formatName(applicant.name) : '',
      step: gateName((isHidden(row.gate) ? 'hold-staff' : row.gate) as GateId | 'complete'),
      owner: getShownOwner(row.gate),
      since: row.gate_since.toISOString(),
      createdAt: row.created_at.toISOString(),
      active: row.active,
      lineAmount: quotes.get(row.uuid)?.lineAmount ?? null,
    };
  });
}

/**
 * Returns a page of a loan officer's own borrowers' files in the order of an index that begins with the loan officer,
 * so that its cost doesn't grow with the number of files. Leaves out files in which the caller has an interest.
 */
export async function ownPipelinePage(context: Context, caller: Caller, filters: Filters): Promise<Pipeline> {
  const originator = await requireOwnOriginator(context, caller);
  const limit = pageSize(filters.limit);
  const page = firstOwnFiles(
    context,
    { originatorUuid: originator.uuid, own: await findOwnFileIds(context, caller), filters },
    limit + 1,
  );
  const rows = await selectFiles(context)
    .innerJoin(page.as('page'), 'page.uuid', 'application.uuid')
    .orderBy('application.gate_since')
    .orderBy('application.uuid')
    .execute();
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: await toOwnFiles(context, rows.slice(0, limit)),
    nextCursor: last ? buildCursor({ at: last.gate_since, uuid: last.uuid }) : null,
    now: (await loanNow(context, context.db)).toISOString(),
  };
}

interface OwnFilesQuery {
  readonly originatorUuid: string;
  readonly own: readonly string[];
  readonly filters: Filters;
}

/** For a party that must act, reads the first files of each of its gates and then the first of those. */
function firstOwnFiles({ db }: Context, { originatorUuid, own, filters }: OwnFilesQuery, count: number) {
  const after = parseCursor(filters.cursor);
  const gates = filters.owner == null ? [null] : getGatesOwnedBy(filters.owner);
  return db
    .selectFrom(sql<{ gate: string | null }>`(select unnest(${gates}::text[]) as gate)`.as<'listed'>('listed'))
    .innerJoinLateral(
      (set) => {
        let files = set
          .selectFrom('application')
          .select(['application.uuid', 'application.gate_since'])
          .where('application.originator_uuid', '=', originatorUuid)
          .where('application.active', '=', filters.closed == null)
          .where('application.erased_at', 'is', null);
        if (filters.owner != null) files = files.whereRef('application.gate', '=', 'listed.gate');
        if (own.length > 0) files = files.where('application.uuid', 'not in', [...own]);
        // Both conditions: the first tells the index where to start, the second leaves out what the last page had of
        // that instant.
        if (after)
          files = files
            .where('application.gate_since', '>=', after.at)
            .where((where) =>
              where.or([where('application.gate_since', '>', after.at), where('application.uuid', '>', after.uuid)]),
            );
        return files.orderBy('application.gate_since').orderBy('application.uuid').limit(count).as('first');
      },
      (join) => join.onTrue(),
    )
    .select(['first.uuid', 'first.gate_since'])
    .orderBy('first.gate_since')
    .orderBy('first.uuid')
    .limit(count);
}

/** Returns one file of a loan officer's own borrowers. Refuses any other like one that doesn't exist. */
export async function loadOwnFile(
  context: Context,
  caller: Caller,
  uuid: string,
): Promise<HandlerReply<typeof readOwnFile>> {
  const originator = await requireOwnOriginator(context, caller);
  const row = await selectFiles(context)
    .select('application.projection')
    .where('application.uuid', '=', uuid)
    .where('application.originator_uuid', '=', originator.uuid)
    .where('application.erased_at', 'is', null)
    .executeTakeFirst();
  if (!row || (await findOwnFileIds(context, caller)).includes(uuid)) return refuse('not-found');
  const [file] = await toOwnFiles(context, [row]);
  if (!file) return refuse('not-found');
  const { address } = (await readAnswers(context.vault, context.db, uuid)).home;
  const isHold = isHidden(row.gate) || row.gate === 'hold-staff';
  const { text, next } = explain(row.projection);
  return {
    ...file,
    propertyCity: address.city,
    propertyState: address.state,
    text: isHold ? HOLD.map((gate) => gateText(gate, row.projection)).join('') : text,
    next: isHold ? null : next,
    now: (await loanNow(context, context.db)).toISOString(),
  };
}
