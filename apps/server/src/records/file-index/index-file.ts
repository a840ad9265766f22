import { fileTokens, formatName, formatShortName, type IndexedFile } from '@lintel/domain';
import { accountContact } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { loadApplications, readApplication, type ApplicationRow, selectApplications } from '../../loan-file/index.ts';
import { readAnswers, areAnswered, hasAnswers, findGivenSsn } from '../answers/index.ts';
import { loadAllSignersEver } from '../named-signers/index.ts';
import { hashesOfToken } from './hashes.ts';

type IndexContext = Pick<Context, 'keys' | 'vault'>;
type Parts = IndexContext & Pick<Context, 'onIndexed'>;

/** Writes a file's search tokens in the transaction that changed its people or its home. */
export async function indexFile(context: Parts, trx: Executor, uuid: string): Promise<void> {
  const row = await readIndexable(trx, uuid);
  if (!row) return;
  for (const listen of context.onIndexed) await listen(context, trx, row);
  await writeTokens(context, trx, row);
}

/** Rewrites a file's search tokens under the newest keys, where nothing else of the file changed. */
export async function indexFileAgain(context: IndexContext, trx: Executor, uuid: string): Promise<void> {
  const row = await readIndexable(trx, uuid);
  if (row) await writeTokens(context, trx, row);
}

/** A file without answers has no person to find it by. */
async function readIndexable(trx: Executor, uuid: string): Promise<ApplicationRow | undefined> {
  return (await hasAnswers(trx, uuid)) ? readApplication(trx, uuid) : undefined;
}

async function writeTokens(context: IndexContext, trx: Executor, row: ApplicationRow): Promise<void> {
  const file = await indexedFile(context, trx, row);
  const rows = fileTokens(file).flatMap((token) =>
    hashesOfToken(context, row.organisation, token).map((kept) => ({ ...kept, application_uuid: row.uuid })),
  );
  await trx.deleteFrom('file_token').where('application_uuid', '=', row.uuid).execute();
  if (rows.length > 0)
    await trx
      .insertInto('file_token')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

async function indexedFile(
  context: IndexContext,
  trx: Executor,
  { uuid, identity_uuid: identityUuid }: { uuid: string; identity_uuid: string },
): Promise<IndexedFile> {
  const { vault } = context;
  const { applicant, home } = await readAnswers(vault, trx, uuid);
  const account = await accountContact(context, trx, identityUuid);
  const signers = (await loadAllSignersEver(vault, trx, uuid)).filter(({ removedAt }) => removedAt === null);
  return {
    people: [
      {
        names: [formatShortName(applicant.name), formatName(applicant.name)],
        emails: [applicant.email, ...(account ? [account.email] : [])],
        phones: [...applicant.phoneNumbers.map(({ number }) => number), ...(account ? [account.phone] : [])],
        birthdate: applicant.dob,
        ssn: await findGivenSsn(vault, trx, uuid),
      },
      ...signers.map(({ firstName, lastName, email, phoneNumber }) => ({
        names: [`${firstName} ${lastName}`],
        emails: email === null ? [] : [email],
        phones: phoneNumber === null ? [] : [phoneNumber],
        birthdate: null,
        ssn: null,
      })),
    ],
    addresses: [home.address, applicant.homeAddress],
  };
}

/** Rewrites the search tokens of an account's files. */
export async function indexAccountFiles(
  context: Parts,
  trx: Executor,
  identityUuid: string,
  organization: string,
): Promise<void> {
  for (const { uuid } of await loadApplications(trx, identityUuid, organization)) await indexFile(context, trx, uuid);
}

/** Files per round of the catch-up. */
const AT_ONCE = 100;

/** Indexes files that have no token yet because they are older than the index. Returns how many. */
export async function indexMissing({ db, ...context }: Parts & Pick<Context, 'db'>): Promise<number> {
  const rows = await selectApplications(db)
    .select('application.uuid')
    .where(areAnswered('application.uuid'))
    .where((set) =>
      set.not(
        set.exists(
          set.selectFrom('file_token').select('hash').whereRef('file_token.application_uuid', '=', 'application.uuid'),
        ),
      ),
    )
    .limit(AT_ONCE)
    .execute();
  for (const { uuid } of rows) await db.transaction().execute((trx) => indexFile(context, trx, uuid));
  return rows.length;
}
