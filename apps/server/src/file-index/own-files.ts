import { personTokens } from '@lintel/domain';
import type { Context } from '../context.ts';
import type { Caller } from '../identity/sessions.ts';
import { hashesOf } from './hashes.ts';

/**
 * The files that a colleague has a stake in: those where they're the borrower or a signer, by mailbox and phone, and every other file of the people of
 * those, by any of their tokens. So a file under another address but the same name and birth date, or Social Security number, is theirs too, and so is
 * the file of whoever signs with them.
 */
export async function ownFiles(context: Pick<Context, 'db' | 'keys'>, { identityUuid, organisation }: Pick<Caller, 'identityUuid' | 'organisation'>): Promise<readonly string[]> {
  const { db } = context;
  const own = await db.selectFrom('identity').select(['email', 'phone']).where('uuid', '=', identityUuid).executeTakeFirst();
  if (!own) return [];
  const hashes = hashesOf(context, organisation, personTokens({ names: [], emails: [own.email], phones: [own.phone], birthdate: null, ssn: null }));
  const direct = await db.selectFrom('file_token').select('application_uuid').where('hash', 'in', hashes).where('is_person', '=', true).execute();
  if (direct.length === 0) return [];
  const files = direct.map((row) => row.application_uuid);
  const alike = await db
    .selectFrom('file_token as theirs')
    .innerJoin('file_token as same', 'same.hash', 'theirs.hash')
    .select('same.application_uuid')
    .distinct()
    .where('theirs.application_uuid', 'in', files)
    .where('theirs.is_person', '=', true)
    .execute();
  return [...new Set([...files, ...alike.map((row) => row.application_uuid)])];
}
