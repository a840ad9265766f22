import { randomUUID } from 'node:crypto';
import { toSignedKind, type Fact, type FactData } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse, type RecordMeta } from '../../kernel/http/index.ts';
import {
  readApplication,
  type ApplicationRow,
  type LockedLoan,
  record,
  type RecordResult,
} from '../../loan-file/index.ts';
import { readContent, documentsFor, insertDocument, type DocumentRow } from '../../records/document-store/index.ts';
import { claimFile } from '../../records/uploads/index.ts';
import { forgetFiles } from '../documents/index.ts';
import { insertEvidence, buildSignatureDetails, type Notary, type ScreenEvidence } from './evidence.ts';
import { loadOwnSignature } from './own-signature.ts';
import { hasSigned } from './package.ts';
import { makeSignedDocuments, type SignedDocument } from './signed-pdf.ts';
import { loadSignatureEvidence, findPackageUuid, type AdoptedSignature } from './store.ts';

/** Documents that one person signed at one time and place. */
export interface Signing {
  readonly uuid: string;
  /** BORROWER, or the ID of a signer. */
  readonly person: string;
  /** The number of the documents. */
  readonly setNumber: number;
  /** The signed documents, each with the hash of the displayed bytes. */
  readonly signed: readonly { readonly document: string; readonly sha256: string }[];
  readonly what: 'NOTE' | 'DEED' | 'NOTE_AND_DEED';
  readonly how: 'ELECTRONIC' | 'INK';
  readonly place: FactData['NoteSigned']['place'];
  readonly by: 'ESIGN' | 'NOTARY' | 'STAFF';
  /** Notices that were handed over, by document ID. */
  readonly noticesHanded: readonly string[];
  /** An instant, ISO 8601. */
  readonly at: string;
  readonly notary?: Notary;
  /**
   * Scans of documents signed in ink, one for each document in order, or one for all. They become the signed documents.
   */
  readonly scans?: readonly string[];
  readonly screen?: ScreenEvidence;
  /** Called in the transaction: checks again, adds the caller's rows, and returns its facts. */
  readonly addFacts?: (loan: LockedLoan) => Promise<readonly Fact[]> | readonly Fact[];
}

/** Entries were added between making and recording the documents, so they are made again. */
class ChainChanged extends Error {}
const MAX_TRIES = 5;

/**
 * Records signatures on a screen, before a notary or in ink: the evidence in its chain, the signed documents as sealed
 * files, and NoteSigned or DeedSigned, in one transaction. Of two concurrent calls one is recorded; the other is
 * `already-signed`. Refuses another person's document with `not-found`, bytes that differ from those shown with
 * `document-altered`, and what the file doesn't allow now with `not-at-this-step`.
 */
export async function recordSignatures(context: Context, signing: Signing, by: RecordMeta): Promise<RecordResult> {
  for (let tries = 1; ; tries += 1) {
    const prepared = await prepare(context, signing);
    try {
      return await record(context, signing.uuid, (loan) => saveSignatures(context, loan, signing, prepared), by);
    } catch (error) {
      await forgetFiles(
        context,
        prepared.documents.map(({ file }) => ({ file_ref: file?.ref ?? null })),
      );
      if (!(error instanceof ChainChanged) || tries === MAX_TRIES) throw error;
    }
  }
}

interface PreparedSigning {
  readonly packageUuid: string;
  readonly rows: readonly DocumentRow[];
  readonly documents: readonly SignedDocument[];
  /** The length of the chain. */
  readonly entries: number;
  readonly adopted: AdoptedSignature | null;
  readonly name: string;
}

async function prepare(context: Context, signing: Signing): Promise<PreparedSigning> {
  const { db } = context;
  const loan = (await readApplication(db, signing.uuid)) ?? refuse('not-found');
  const packageUuid = (await findPackageUuid(db, signing.uuid, signing.setNumber)) ?? refuse('not-at-this-step');
  const rows = await Promise.all(signing.signed.map((one) => requireShownDocument(context, signing, one)));
  refuseSigned(loan.projection, signing);
  const kinds = new Set(rows.map((row) => toSignedKind(row.paper)));
  const missing = (
    [
      ['NOTE', 'DEED'],
      ['DEED', 'NOTE'],
    ] as const
  ).some(([kind, other]) => signing.what !== other && !kinds.has(kind));
  if (missing) refuse('not-found');
  const own = signing.scans ? await documentsFor(db, { uuid: signing.uuid, audience: signing.person }) : [];
  const scans = (signing.scans ?? []).map(
    (scan) => own.find((row) => row.uuid === scan && row.state === 'READY') ?? refuse('not-found'),
  );
  const evidence = await loadSignatureEvidence(db, signing.uuid);
  const adopted = signing.how === 'ELECTRONIC' ? await loadOwnSignature(context, db, loan, signing.person) : null;
  const { documents, name } = await makeSignedDocuments(context, loan, { signing, rows, scans, evidence, adopted });
  return { packageUuid, rows, documents, entries: evidence.length, adopted, name };
}

/** Returns a document of this person with the bytes that were shown. */
async function requireShownDocument(
  context: Context,
  { uuid, person, setNumber }: Signing,
  { document, sha256 }: Signing['signed'][number],
): Promise<DocumentRow> {
  const row = (await documentsFor(context.db, { uuid, audience: person })).find((one) => one.uuid === document);
  if (!row) return refuse('not-found');
  if (row.attempt !== setNumber) return refuse('not-at-this-step');
  if (row.sha256 !== sha256) return refuse('document-altered');
  await readContent(context, row);
  return row;
}

function refuseSigned(file: ApplicationRow['projection'], { person, what }: Pick<Signing, 'person' | 'what'>): void {
  const all = what === 'NOTE_AND_DEED' ? (['NOTE', 'DEED'] as const) : [what];
  if (all.some((kind) => hasSigned(file, person, kind))) refuse('already-signed');
}

async function saveSignatures(
  context: Context,
  loan: LockedLoan,
  signing: Signing,
  made: PreparedSigning,
): Promise<readonly Fact[]> {
  const { uuid, trx, file } = loan;
  refuseSigned(file, signing);
  const chain = await loadSignatureEvidence(trx, uuid);
  if (chain.length !== made.entries) throw new ChainChanged();
  const more = (await signing.addFacts?.(loan)) ?? [];
  let last = chain.at(-1);
  for (const [index, document] of made.documents.entries()) {
    if (document.file) await claimFile(trx, document.file.ref);
    for (const copy of document.copies) await insertDocument(trx, copy);
    const row = made.rows[index];
    if (!row) continue;
    const { person, setNumber, how, by, place, at, notary, screen } = signing;
    last = await insertEvidence(context.vault, trx, {
      uuid: randomUUID(),
      loan: uuid,
      previous: last,
      statement: {
        packageUuid: made.packageUuid,
        papers: setNumber,
        paper: row.paper ?? '',
        kind: toSignedKind(row.paper),
        document: row.uuid,
        title: row.title,
        sha256: row.sha256 ?? '',
        before: document.before,
        signedDocument: document.signedDocument,
        after: document.after,
        person,
        how,
        by,
        place,
        notary: notary ?? null,
        fieldIds: screen?.fieldIds ?? [],
        consentedAt: document.consentedAt,
        readAt: row.viewed_to_end_at?.toISOString() ?? null,
        signedAt: at,
        seal: document.seal,
      },
      personal: buildSignatureDetails(made.name, made.adopted, screen),
    });
  }
  return [...more, ...buildSigningFacts(signing, made.rows)];
}

function buildSigningFacts(signing: Signing, rows: readonly DocumentRow[]): Fact[] {
  const { setNumber, person: signer, how, place, noticesHanded, by, what } = signing;
  const data = (kind: 'NOTE' | 'DEED'): FactData['NoteSigned'] => ({
    papers: setNumber,
    signer,
    how,
    place,
    by,
    noticesHanded: [...noticesHanded],
    // Documents other than note and deed are signed with the last of the two.
    documents: rows
      .filter((row) => toSignedKind(row.paper) === kind || (toSignedKind(row.paper) === 'OTHER' && what.endsWith(kind)))
      .map((row) => ({ document: row.uuid, sha256: row.sha256 ?? '' })),
  });
  return [
    ...(what === 'DEED' ? [] : [{ type: 'NoteSigned', data: data('NOTE') } as const]),
    ...(what === 'NOTE' ? [] : [{ type: 'DeedSigned', data: data('DEED') } as const]),
  ];
}
