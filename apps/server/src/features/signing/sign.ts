import type { Request, signDocument } from '@lintel/contract';
import { BORROWER, toSignedKind, getSigningPlace, getStatus, type LoanFile } from '@lintel/domain';
import { isEmailConfirmed } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { type OpenedLoan, refuse, refuseWith, type RecordMeta } from '../../kernel/http/index.ts';
import { loanNow, pacificDay } from '../../loan-file/index.ts';
import { readContent, documentsFor, type DocumentRow } from '../../records/document-store/index.ts';
import { findDisclosedOffer } from '../../records/offer-sets/index.ts';
import { loadOwnSignature } from './own-signature.ts';
import { hasSigned } from './package.ts';
import { recordSignatures } from './sign-documents.ts';
import { loadSignatureEvidence, loadSigningFields, findOpenProblem } from './store.ts';

type Body = Request<typeof signDocument>['body'];

/** The account and the browser that sign. */
export interface SigningClient {
  readonly identityUuid: string;
  readonly ip: string;
  readonly userAgent: string;
}

/** Statuses at which the borrower signs on a screen. An additional signer follows their own stages. */
const STEPS: readonly string[] = ['NOTE_SIGNING', 'DEED_SIGNING'];

/** Records one person's signature on one document on a screen. Returns its evidence. */
export async function signOnScreen(
  context: Context,
  loan: OpenedLoan,
  documentUuid: string,
  body: Body,
  signer: SigningClient,
  by: RecordMeta,
) {
  const { db } = context;
  const { uuid, audience: person } = loan;
  const row =
    (await documentsFor(db, { uuid, audience: person })).find((one) => one.uuid === documentUuid) ??
    refuse('not-found');
  await refuseUnready(context, loan, row, signer);
  if (!row.viewed_to_end_at) refuse('documents-unread');
  if (row.sha256 !== body.sha256) refuse('document-altered');
  await readContent(context, row);
  const adopted = await loadOwnSignature(context, db, loan, person);
  const fields = await loadSigningFields(db, [row.uuid], person);
  // Every field of the document is signed with the last chosen signature.
  const isComplete =
    adopted?.uuid === body.signatureUuid &&
    fields.length > 0 &&
    fields.every(({ field_id: id }) => body.fieldIds.includes(id)) &&
    new Set(body.fieldIds).size === fields.length;
  if (!isComplete) refuse('signature-refused');
  if (context.getPolicy(loan.organisation).signing.locationNeeded && !body.location) refuse('location-needed');
  const kind = toSignedKind(row.paper);
  const at = await loanNow(context, db);
  const { file, reply } = await recordSignatures(
    context,
    {
      uuid,
      person,
      setNumber: row.attempt,
      signed: [{ document: row.uuid, sha256: body.sha256 }],
      what: kind === 'DEED' ? 'DEED' : 'NOTE',
      how: 'ELECTRONIC',
      place: { kind: 'REMOTE' },
      by: 'ESIGN',
      noticesHanded: [],
      at: at.toISOString(),
      screen: {
        fieldIds: body.fieldIds,
        ip: signer.ip,
        userAgent: signer.userAgent.slice(0, 300),
        location: body.location ?? null,
        locationDenied: body.locationDenied === true,
      },
      addFacts: async (lockedLoan) => {
        await refusePaused(lockedLoan.trx, lockedLoan.uuid, lockedLoan.file);
        return [];
      },
    },
    by,
  );
  const entry =
    (await loadSignatureEvidence(db, uuid)).find((one) => one.document_uuid === row.uuid) ?? refuse('not-found');
  return {
    file,
    reply,
    signed: { signedAt: at.toISOString(), evidenceUuid: entry.uuid, signedDocumentUuid: entry.signed_document_uuid },
  };
}

/** Refuses when the document can't be signed on a screen now, because of the file, the day or the person. */
async function refuseUnready(
  context: Context,
  loan: OpenedLoan,
  row: DocumentRow,
  signer: SigningClient,
): Promise<void> {
  const { db } = context;
  const { uuid, audience: person, projection: file, version } = loan;
  const kind = toSignedKind(row.paper);
  const status = getStatus(file);
  if (row.set_name !== 'PACKAGE' || row.attempt !== file.closingSet)
    refuseWith('not-at-this-step', { status, version });
  if (hasSigned(file, person, kind)) refuse('already-signed');
  await refusePaused(db, uuid, file);
  if (getSigningPlace(kind, file.regime) !== 'HERE' || (person === BORROWER && !STEPS.includes(status)))
    refuseWith('not-at-this-step', { status, version });
  const from = (await findDisclosedOffer(context, db, uuid, file))?.earliest.on;
  if (from !== undefined && pacificDay(await loanNow(context, db)) < from)
    refuse('too-early', { on: from, onScreen: true });
  if (file.esignConsents[person]?.given !== true) refuse('consent-missing');
  if (!(await isEmailConfirmed(db, signer.identityUuid))) refuse('email-unverified');
}

async function refusePaused(trx: Executor, uuid: string, file: LoanFile): Promise<void> {
  if ((await findOpenProblem(trx, uuid))?.papers === file.closingSet) refuse('signing-paused');
}
