import type { HandlerReply, readFileSigners } from '@lintel/contract';
import {
  BORROWER,
  hasSignedDeed,
  isRescindable,
  maskEmail,
  maskPhone,
  residence,
  signerState,
  type FactType,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { type ApplicationRow, factsOfTypes, factsOfType } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { filterDisclosures, documentsFor } from '../../records/document-store/index.ts';
import { loadSigners } from '../../records/named-signers/index.ts';
import { peopleOnTitle } from '../../records/title-people/index.ts';
import { loadLinkExpiries } from './invitations.ts';

type Roster = HandlerReply<typeof readFileSigners>;
type Row = Roster['signers'][number];

/** Returns the console's list of everyone who signs a loan, the borrower first, with their progress. */
export async function loadFileSigners(context: Context, row: ApplicationRow): Promise<Roster> {
  const { vault, db } = context;
  const { uuid, projection: file } = row;
  const signed = await deedsSignedAt(db, uuid);
  const dates = await loadSignerDates(context, uuid);
  const relations = new Map((await peopleOnTitle(vault, db, uuid)).map((one) => [one.person, one.relation]));
  const named = [...(await loadSigners(vault, db, uuid)).values()];
  const links = await loadLinkExpiries(
    db,
    named.map(({ person }) => person),
  );
  const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;
  const signedAt = (person: string): string | null => (hasSignedDeed(file, person) ? iso(signed.get(person)) : null);
  const others = await Promise.all(
    named.map(async (signer): Promise<Row> => {
      const { person, firstName, lastName, email, phoneNumber, sentAt, remindAt, removedAt, round, identityUuid } =
        signer;
      const isRequested = file.ended === null && Object.hasOwn(file.signers, person);
      const isOpen = isRequested && !hasSignedDeed(file, person);
      return {
        signerUuid: person,
        firstName,
        lastName,
        relation: relations.get(person) ?? null,
        livesInHome: residence(file, person),
        email: email && maskEmail(email),
        phoneNumber: phoneNumber && maskPhone(phoneNumber),
        state: (isRequested ? signerState(file, person) : null) ?? 'CANCELLED',
        invitedAt: iso(sentAt),
        invitations: round,
        expiresAt: isOpen ? iso(links.get(person)) : null,
        remindAt: isOpen && file.signers[person]?.opened === false ? iso(remindAt) : null,
        openedAt: iso(dates.opened.get(person)),
        identityAt: iso(dates.identity.get(person)),
        documents: await countDocuments(context, row, person),
        signedAt: signedAt(person),
        removedAt: isRequested ? null : iso(removedAt),
        canResend: isOpen,
        canCorrect: isOpen && identityUuid === null,
      };
    }),
  );
  return {
    signers: [await loadBorrowerRow(context, row, iso(dates.identity.get(BORROWER)), signedAt(BORROWER)), ...others],
    isRescindable: isRescindable(file),
    version: row.version,
  };
}

async function loadBorrowerRow(
  context: Context,
  row: ApplicationRow,
  identityAt: string | null,
  signedAt: string | null,
): Promise<Row> {
  const { applicant } = await readAnswers(context.vault, context.db, row.uuid);
  const [phone] = applicant.phoneNumbers;
  return {
    signerUuid: BORROWER,
    firstName: applicant.name.firstName,
    lastName: applicant.name.lastName,
    relation: null,
    livesInHome: residence(row.projection, BORROWER),
    email: maskEmail(applicant.email),
    phoneNumber: phone ? maskPhone(phone.number) : null,
    state: null,
    invitedAt: null,
    invitations: 0,
    expiresAt: null,
    remindAt: null,
    openedAt: null,
    identityAt,
    documents: await countDocuments(context, row, BORROWER),
    signedAt,
    removedAt: null,
    canResend: false,
    canCorrect: false,
  };
}

async function countDocuments(
  { db }: Context,
  { uuid, projection }: ApplicationRow,
  audience: string,
): Promise<Row['documents']> {
  const rows = filterDisclosures(projection, await documentsFor(db, { uuid, audience }));
  return { read: rows.filter((one) => one.acknowledged_at !== null).length, all: rows.length };
}

/** Facts that date a signer's progress. */
const DATED_FACTS: readonly FactType[] = ['SignerInvitationOpened', 'SignerIdentityChecked', 'IdentityChecked'];

/** Returns when each person opened their invitation and was identified, from the facts. */
async function loadSignerDates(
  { db }: Context,
  uuid: string,
): Promise<{ readonly opened: ReadonlyMap<string, Date>; readonly identity: ReadonlyMap<string, Date> }> {
  const facts = await factsOfTypes(db, uuid, DATED_FACTS);
  const opened = new Map<string, Date>();
  const identity = new Map<string, Date>();
  for (const { type, data, at } of facts) {
    const { signer = BORROWER, result } = JSON.parse(data) as { signer?: string; result?: string };
    if (type === 'SignerInvitationOpened') opened.set(signer, at);
    else if (result === 'VERIFIED') identity.set(signer, at);
  }
  return { opened, identity };
}

/** Returns when each person on a loan last signed a deed. */
export async function deedsSignedAt(trx: Executor, uuid: string): Promise<ReadonlyMap<string, Date>> {
  const signed = await factsOfType(trx, uuid, 'DeedSigned');
  return new Map(signed.map(({ data, at }) => [data.signer, at]));
}
