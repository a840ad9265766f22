import { isProvedMailbox, mailboxToken, ssnToken } from '@lintel/domain';
import { accountContact, confirmedAccounts } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Caller } from '../../kernel/http/index.ts';
import { selectApplications } from '../../loan-file/index.ts';
import { findGivenSsn } from '../answers/index.ts';
import { hashTokens } from './hashes.ts';

/**
 * Returns the ids of the files in which a staff member has an interest: those that name their mailbox, and every other
 * file with the Social Security number of a file that is proved to be theirs. Proved means that the borrower's account
 * has that same mailbox, confirmed. Anyone can enter a staff member's address beside another person's Social Security
 * number, and only the file they entered it into may be hidden from the staff member (decision 0051).
 */
export async function findOwnFileIds(
  context: Pick<Context, 'db' | 'keys' | 'vault'>,
  { identityUuid, organisation }: Pick<Caller, 'identityUuid' | 'organisation'>,
): Promise<readonly string[]> {
  const { db, vault } = context;
  const own = await accountContact(context, db, identityUuid);
  if (!own) return [];
  const withMailbox = await selectApplications(db)
    .innerJoin('file_token', 'file_token.application_uuid', 'application.uuid')
    .select(['application.uuid', 'application.identity_uuid'])
    .distinct()
    .where('file_token.hash', 'in', hashTokens(context, organisation, [mailboxToken(own.email)]))
    .execute();
  const confirmed = await confirmedAccounts(
    db,
    withMailbox.map((row) => row.identity_uuid),
  );
  const ssns: string[] = [];
  for (const { uuid, identity_uuid: account } of withMailbox) {
    const email = (await accountContact(context, db, account))?.email ?? '';
    const ssn = isProvedMailbox(own.email, { email, isConfirmed: confirmed.has(account) })
      ? await findGivenSsn(vault, db, uuid)
      : null;
    if (ssn !== null) ssns.push(ssn);
  }
  const tokens = ssns.flatMap(ssnToken);
  const withSsn =
    tokens.length === 0
      ? []
      : await db
          .selectFrom('file_token')
          .select('application_uuid')
          .where('hash', 'in', hashTokens(context, organisation, tokens))
          .execute();
  return [...new Set([...withMailbox.map(({ uuid }) => uuid), ...withSsn.map((row) => row.application_uuid)])];
}
