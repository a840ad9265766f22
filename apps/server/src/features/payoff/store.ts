import { sql } from 'kysely';
import { sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';
import { selectApplications } from '../../loan-file/index.ts';
import type { PayoffFigure } from '../../vendors/index.ts';
import { isRequestingFigures } from './letters.ts';

/** The request for one debt's payoff figure, and the figure once known. */
export interface PayoffRequest {
  readonly attempt: number;
  readonly liabilityUuid: string;
  readonly askedAt: Date;
  readonly expectedOn: string | null;
  readonly figure: PayoffFigure | null;
  /** Who entered the figure. Null without a figure, or where the creditor's system sent it. */
  readonly entry: FigureEntry | null;
}

/** The two people who entered the same figure, and the letter that states it. */
export interface FigureEntry {
  readonly enteredBy: string;
  readonly enteredAt: Date;
  readonly confirmedBy: string;
  readonly confirmedAt: Date;
  readonly letter: string | null;
}

const figureSealContext = (uuid: string, attempt: number, liability: string): string =>
  sealContext('payoff_request', uuid, attempt, liability);

/** Records that a debt's figures were requested. A repeat in the same attempt changes nothing. */
export async function saveFigureRequest(
  trx: Executor,
  uuid: string,
  attempt: number,
  liability: string,
  at: Date,
  expectedOn: string | null,
): Promise<void> {
  await trx
    .insertInto('payoff_request')
    .values({
      application_uuid: uuid,
      attempt,
      liability_uuid: liability,
      asked_at: at,
      expected_on: expectedOn,
      good_through: null,
      sealed: null,
      key_id: null,
      entered_by: null,
      entered_at: null,
      confirmed_by: null,
      confirmed_at: null,
      letter_uuid: null,
    })
    .onConflict((conflict) => conflict.columns(['application_uuid', 'attempt', 'liability_uuid']).doNothing())
    .execute();
}

/** Saves a creditor's figure. Returns false when the figure wasn't requested in this attempt. */
export async function saveFigure(
  vault: Vault,
  trx: Executor,
  uuid: string,
  attempt: number,
  figure: PayoffFigure,
  entry?: FigureEntry,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payoff_request')
    .set({
      entered_by: entry?.enteredBy ?? null,
      entered_at: entry?.enteredAt ?? null,
      confirmed_by: entry?.confirmedBy ?? null,
      confirmed_at: entry?.confirmedAt ?? null,
      letter_uuid: entry?.letter ?? null,
      good_through: figure.goodThrough,
      ...vault.seal(figureSealContext(uuid, attempt, figure.liabilityUuid), figure),
    })
    .where('application_uuid', '=', uuid)
    .where('attempt', '=', attempt)
    .where('liability_uuid', '=', figure.liabilityUuid)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the requests of the last attempt, ordered by the debts' IDs. */
export async function loadLastAttempt(vault: Vault, trx: Executor, uuid: string): Promise<PayoffRequest[]> {
  const rows = await trx
    .selectFrom('payoff_request')
    .select([
      'attempt',
      'liability_uuid',
      'asked_at',
      'sealed',
      'key_id',
      'entered_by',
      'entered_at',
      'confirmed_by',
      'confirmed_at',
      'letter_uuid',
      sql<string | null>`expected_on::text`.as('expected'),
    ])
    .where('application_uuid', '=', uuid)
    .where('attempt', '=', (inner) =>
      inner
        .selectFrom('payoff_request')
        .select((max) => max.fn.max('attempt').as('last'))
        .where('application_uuid', '=', uuid),
    )
    .orderBy('liability_uuid')
    .execute();
  return rows.map((row) => ({
    attempt: row.attempt,
    liabilityUuid: row.liability_uuid,
    askedAt: row.asked_at,
    expectedOn: row.expected,
    figure:
      row.sealed && row.key_id
        ? vault.open<PayoffFigure>(figureSealContext(uuid, row.attempt, row.liability_uuid), {
            sealed: row.sealed,
            key_id: row.key_id,
          })
        : null,
    entry:
      row.entered_by && row.entered_at && row.confirmed_by && row.confirmed_at
        ? {
            enteredBy: row.entered_by,
            enteredAt: row.entered_at,
            confirmedBy: row.confirmed_by,
            confirmedAt: row.confirmed_at,
            letter: row.letter_uuid,
          }
        : null,
  }));
}

const entrySealContext = (uuid: string, attempt: number, liability: string): string =>
  sealContext('payoff_entry', uuid, attempt, liability);

/** The first person's entry for a debt. */
export interface FirstEntry {
  readonly figure: PayoffFigure;
  readonly by: string;
  readonly at: Date;
  readonly letter: string | null;
}

/** Returns the first entry for a debt in this attempt, or undefined. */
export async function findFirstEntry(
  vault: Vault,
  trx: Executor,
  uuid: string,
  attempt: number,
  liability: string,
): Promise<FirstEntry | undefined> {
  const row = await trx
    .selectFrom('payoff_entry')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('attempt', '=', attempt)
    .where('liability_uuid', '=', liability)
    .executeTakeFirst();
  return (
    row && {
      figure: vault.open<PayoffFigure>(entrySealContext(uuid, attempt, liability), row),
      by: row.staff_uuid,
      at: row.at,
      letter: row.document_uuid,
    }
  );
}

/** Saves the first entry, replacing an earlier wrong one. */
export async function saveFirstEntry(
  vault: Vault,
  trx: Executor,
  uuid: string,
  attempt: number,
  { figure, by, at, letter }: FirstEntry,
): Promise<void> {
  const values = {
    staff_uuid: by,
    document_uuid: letter,
    at,
    ...vault.seal(entrySealContext(uuid, attempt, figure.liabilityUuid), figure),
  };
  await trx
    .insertInto('payoff_entry')
    .values({ application_uuid: uuid, attempt, liability_uuid: figure.liabilityUuid, ...values })
    .onConflict((conflict) => conflict.columns(['application_uuid', 'attempt', 'liability_uuid']).doUpdateSet(values))
    .execute();
}

/** A first entry that no second person has confirmed with the same figure. */
export interface WaitingEntry {
  readonly uuid: string;
  readonly organisation: string;
  readonly liabilityUuid: string;
  readonly by: string;
  readonly at: Date;
}

/**
 * Returns first entries whose figures are still needed, of one file or of all, oldest first. An entry is left out when
 * the creditor's system has sent its figure since, because it needs no second person.
 */
export async function loadWaitingEntries(trx: Executor, uuid?: string): Promise<WaitingEntry[]> {
  let query = selectApplications(trx)
    .innerJoin('payoff_entry as entry', 'entry.application_uuid', 'application.uuid')
    .innerJoin('payoff_request as request', (join) =>
      join
        .onRef('request.application_uuid', '=', 'entry.application_uuid')
        .onRef('request.attempt', '=', 'entry.attempt')
        .onRef('request.liability_uuid', '=', 'entry.liability_uuid'),
    )
    .select([
      'application.uuid',
      'application.organisation',
      'application.projection',
      'entry.attempt',
      'entry.liability_uuid',
      'entry.staff_uuid',
      'entry.at',
    ])
    .where('application.active', '=', true)
    .where((set) =>
      set.or([
        set('request.sealed', 'is', null),
        set.and([set('request.entered_at', 'is not', null), set('entry.at', '>', set.ref('request.entered_at'))]),
      ]),
    )
    .orderBy('entry.at')
    .orderBy('entry.liability_uuid');
  if (uuid !== undefined) query = query.where('application.uuid', '=', uuid);
  const rows = (await query.execute()).filter(
    ({ projection, attempt }) => attempt === projection.payoffFigures.attempt && isRequestingFigures(projection),
  );
  return rows.map((row) => ({
    uuid: row.uuid,
    organisation: row.organisation,
    liabilityUuid: row.liability_uuid,
    by: row.staff_uuid,
    at: row.at,
  }));
}
