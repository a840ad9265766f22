import { randomUUID } from 'node:crypto';
import type { HandlerReply, declineToSign, readCoDeedStatus, readOwnSigner, Request } from '@lintel/contract';
import { formatMoney, isRescindable, signerState, type Fact, type DocumentName } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { type Caller, refuse, refuseFields } from '../../kernel/http/index.ts';
import { readApplication, type ApplicationRow, type LockedLoan } from '../../loan-file/index.ts';
import { documentsFor } from '../../records/document-store/index.ts';
import { changeSigner, findSigners, type SignerRecord } from '../../records/named-signers/index.ts';
import { readConfirmedChoice, findDisclosedOffer } from '../../records/offer-sets/index.ts';
import { insertNote } from '../../records/staff-acts/index.ts';
import { loadSignerRequest } from './about.ts';
import { loadSignerReply } from './list.ts';
import { requireCanSign } from './open.ts';
import { buildSignerExplain, loadCoDeedStage } from './own-status.ts';
import { aboutAmount, askedBy, NOTICES, RISK, SIGNER, WHAT } from './words.ts';

/** The caller as a signer of one loan. */
interface OwnSigner {
  readonly signer: SignerRecord;
  readonly loan: ApplicationRow;
}

/** Returns every loan that the caller is a signer of: the one that they logged in for first, then the newest. */
async function loadOwnSigners(
  context: Context,
  { organisation, identityUuid, loan: chosen }: Caller,
): Promise<OwnSigner[]> {
  const all: OwnSigner[] = [];
  for (const signer of await findSigners(context.vault, context.db, organisation, { identityUuid })) {
    const loan = await readApplication(context.db, signer.uuid);
    if (loan) all.push({ signer, loan });
  }
  return all.toSorted((a, b) => Number(b.loan.uuid === chosen) - Number(a.loan.uuid === chosen));
}

/**
 * Returns the caller as the signer in a path, of the loan that they logged in for. Another person's and a nonexistent
 * signer get the same 404.
 */
export async function loadOwnSigner(context: Context, caller: Caller, signerUuid: string): Promise<OwnSigner> {
  const own = (await loadOwnSigners(context, caller)).find(
    ({ signer, loan }) => signer.person === signerUuid.toLowerCase() && loan.uuid === caller.loan,
  );
  return own ?? refuse('not-found');
}

/** Returns the caller's stage as a signer of the loan that they logged in for, and of their other loans. */
export async function loadCoDeedStatus(
  context: Context,
  caller: Caller,
): Promise<HandlerReply<typeof readCoDeedStatus>> {
  const all = await Promise.all(
    (await loadOwnSigners(context, caller)).map(async ({ signer, loan }) => {
      const { primary } = await loadSignerRequest(context, context.db, signer);
      return {
        signerUuid: signer.person,
        applicationUuid: loan.uuid,
        stage: await loadCoDeedStage(context.db, loan, signer.person),
        primary,
        cancelledOn: (signer.removedAt ?? loan.gate_since).toISOString(),
      };
    }),
  );
  const [first, ...others] = all;
  if (!first) return refuse('not-a-signer');
  return {
    ...first,
    cancelledOn: first.stage === 'CANCELLED' ? first.cancelledOn : null,
    others: others.map(({ cancelledOn: _at, ...one }) => one),
  };
}

/** Minutes left at each stage, estimated for an average person. */
const MINUTES = {
  LOGIN: 30,
  INTRO: 30,
  IDENTITY: 28,
  DOCUMENTS: 25,
  SIGN: 20,
  NOTARY: 20,
  DONE: 0,
  CANCELLED: 0,
} as const;

/** Returns the data of the signer's own page: stage, what they sign and its risk, notices. */
export async function loadOwnSignerReply(
  context: Context,
  caller: Caller,
  signerUuid: string,
): Promise<HandlerReply<typeof readOwnSigner>> {
  const { signer, loan } = await loadOwnSigner(context, caller, signerUuid);
  const { uuid, projection: file, version } = loan;
  const { primary, street, state, relation } = await loadSignerRequest(context, context.db, signer);
  const stage = await loadCoDeedStage(context.db, loan, signer.person);
  return {
    ...(await loadSignerReply(context, uuid, signer.person)),
    applicationUuid: uuid,
    version,
    stage,
    primary,
    street,
    relation,
    what: relation === 'SPOUSE' ? WHAT.SPOUSE(state) : WHAT.CO_OWNER,
    risk: RISK(askedBy(primary), WITHOUT_AMOUNT.has(stage) ? null : await loadLineAmount(context, loan)),
    minutes: MINUTES[stage],
    notices: await loadNotices(context, loan, signer.person),
    explain: buildSignerExplain(file, signer.person, stage),
  };
}

/**
 * Stages that don't show the amount: before the login and after the signing is over. In between a signer sees it before
 * agreeing to anything; the recorded deed makes it public anyway.
 */
const WITHOUT_AMOUNT: ReadonlySet<string> = new Set(['LOGIN', 'DONE', 'CANCELLED']);

/**
 * Returns the line that the deed secures, from the closing documents or before them from the choice. Null before a
 * choice.
 */
async function loadLineAmount(context: Context, { uuid, projection: file }: ApplicationRow): Promise<string | null> {
  const disclosed = await findDisclosedOffer(context, context.db, uuid, file);
  if (disclosed) return formatMoney(disclosed.quote.lineAmount);
  const chosen = await readConfirmedChoice(context, context.db, uuid);
  return chosen && aboutAmount(formatMoney(chosen.quote.lineAmount));
}

/** Returns the notices that an owner must get by law, each with its document once that is made. */
async function loadNotices({ db }: Context, { uuid, projection: file }: ApplicationRow, person: string) {
  const rows = await documentsFor(db, { uuid, audience: person });
  const getDocumentUuid = (name: DocumentName): string | null =>
    rows.find((row) => row.paper === name && row.state === 'READY')?.uuid ?? null;
  return [
    ...(isRescindable(file)
      ? [{ title: NOTICES.rightToCancel, documentUuid: getDocumentUuid('right-to-cancel') }]
      : []),
    ...(file.regime === 'TX_50A6' ? [{ title: NOTICES.texas, documentUuid: getDocumentUuid('texas-50g-owner') }] : []),
  ];
}

/**
 * Records that a signer declines to sign. Staff review it, and the signer signs nothing until then. Declining again
 * changes nothing.
 */
export async function recordSignerRefusal(
  context: Context,
  { uuid, file, trx }: LockedLoan,
  { person, identityUuid }: SignerRecord,
  { reason, comment }: Request<typeof declineToSign>['body'],
): Promise<readonly Fact[]> {
  requireCanSign(file, person);
  if (signerState(file, person) === 'DECLINED') return [];
  const condition = randomUUID();
  if (comment)
    await insertNote(context, trx, {
      application: uuid,
      staff: identityUuid ?? person,
      about: `condition:${condition}`,
      text: comment,
    });
  return [{ type: 'SigningDeclined', data: { person, reason, condition } }];
}

/** Returns the fact of whether a signer lives in the home. The same answer again changes nothing. */
export function buildResidenceFact({ file }: LockedLoan, person: string, livesThere: 'YES' | 'NO'): readonly Fact[] {
  requireCanSign(file, person);
  return file.signers[person]?.livesThere === livesThere
    ? []
    : [{ type: 'SignerResidenceGiven', data: { signer: person, livesThere } }];
}

/** Hosts of session replays besides the configured ones. */
const REPLAY_HOSTS: readonly string[] = ['app.fullstory.com', 'app.eu1.fullstory.com'];

/** Saves the link to the recording of a signer's browser session, for staff. Accepts only known hosts. */
export async function saveReplayLink(context: Context, { person }: SignerRecord, link: string): Promise<void> {
  const url = URL.parse(link);
  const isKnown =
    url !== null &&
    (REPLAY_HOSTS.includes(url.host) || context.config.sessionReplay?.origins.includes(url.origin) === true);
  const isGood = isKnown && url.protocol === 'https:' && url.username === '' && url.password === '';
  if (!isGood) refuseFields([{ field: 'link', message: SIGNER.replayUnknown }]);
  await changeSigner(context.db, person, { replay_link: link });
}
