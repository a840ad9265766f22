import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ID_TYPES, RETENTION_RULES, UPLOADED_TYPES, withheldFrom } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse } from '../../kernel/http/index.ts';
import { loadFacts, type ApplicationRow, loanNow, GENESIS, sha256, toFact } from '../../loan-file/index.ts';
import { filedDocuments, type DocumentRow } from '../../records/document-store/index.ts';
import { FileAltered, FileMissing } from '../../vendors/index.ts';
import { readServicing } from '../funding/index.ts';
import { loadErasedRecords } from '../retention/index.ts';
import { loadSignatureEvidence } from '../signing/index.ts';
import { README } from './words.en.ts';
import type { ArchiveFile } from './zip.ts';

/** Who downloads the archive: the borrower, a signer by their ID in the file, or the lender. */
export type ArchiveRecipient =
  | { readonly kind: 'BORROWER' | 'SIGNER'; readonly audience: string }
  | { readonly kind: 'LENDER' };

const VERIFIER = readFileSync(join(import.meta.dirname, 'verify.mjs'));
/** Types of documents that people upload about themselves. A scan of a document signed in ink isn't among them. */
const PERSONAL_UPLOADS: ReadonlySet<string> = new Set([
  ...UPLOADED_TYPES,
  ...Object.values(ID_TYPES).flatMap(({ sides }) => sides),
]);

interface ListedFile {
  readonly path: string;
  readonly sha256: string;
  readonly size: number;
  /** The ID of the document in it. */
  readonly document?: string;
}

const toJsonLines = (rows: readonly unknown[]): Buffer =>
  Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

/**
 * Yields the files of a loan's archive in order: documents that we made and signed ones, the facts, the evidence of
 * signatures, a hash of everything, and the script that checks it. Every document is compared with its hash before the
 * first byte is sent; an altered one is `document-altered`. Uploads, including photos of IDs, are listed only by hash,
 * because they may show a person's or an account's numbers.
 */
export async function buildArchive(
  context: Context,
  loan: ApplicationRow,
  recipient: ArchiveRecipient,
): Promise<AsyncIterable<ArchiveFile>> {
  const rows = await loadDocuments(context, loan.uuid, recipient);
  const documents = rows.filter(isIncluded);
  for (const row of documents) await refuseAltered(context, row);
  const facts = recipient.kind === 'SIGNER' ? [] : await loadFactLines(context, loan.uuid, recipient);
  const evidence = await loadEvidenceLines(context, loan.uuid, recipient);
  const servicing = recipient.kind === 'LENDER' ? await readServicing(context, context.db, loan.uuid) : undefined;
  const texts = new Map<string, Buffer>([
    ['README.txt', Buffer.from(README)],
    ['verify.mjs', VERIFIER],
    [
      'documents.json',
      Buffer.from(
        JSON.stringify(
          rows.map((row) => toDocumentEntry(row, isIncluded(row))),
          null,
          1,
        ),
      ),
    ],
    ['facts.jsonl', toJsonLines(facts)],
    ['evidence.jsonl', toJsonLines(evidence)],
    ...(servicing ? [['servicing.json', Buffer.from(JSON.stringify(servicing, null, 1))] as const] : []),
  ]);
  const listed: ListedFile[] = [
    ...[...texts].map(([path, content]) => ({ path, sha256: sha256(content), size: content.length })),
    ...documents.map((row) => ({
      path: toArchivePath(row),
      sha256: row.sha256 ?? '',
      size: row.size ?? 0,
      document: row.uuid,
    })),
  ];
  const getLastEntry = (lines: readonly { hash: string }[]) => ({
    count: lines.length,
    lastHash: lines.at(-1)?.hash ?? GENESIS,
  });
  const manifest = Buffer.from(
    JSON.stringify(
      {
        version: 1,
        application: loan.uuid,
        loanNumber: String(loan.loan_number),
        organisation: loan.organisation,
        madeAt: (await loanNow(context, context.db)).toISOString(),
        madeFor: recipient.kind,
        ...(loan.erased_at ? { erased: await loadErasures(context, loan.uuid) } : {}),
        files: listed,
        facts: getLastEntry(facts),
        evidence: getLastEntry(evidence),
      },
      null,
      1,
    ),
  );
  texts.set('manifest.json', manifest);
  texts.set('manifest.sha256', Buffer.from(`${sha256(manifest)}\n`));
  return streamFiles(context, texts, documents);
}

async function* streamFiles(
  { vendors }: Context,
  texts: ReadonlyMap<string, Buffer>,
  documents: readonly DocumentRow[],
): AsyncGenerator<ArchiveFile> {
  for (const [path, content] of texts) yield { path, isText: true, content: [content] };
  for (const row of documents)
    yield {
      path: toArchivePath(row),
      isText: false,
      content: vendors.files.stream(row.file_ref ?? '') as AsyncIterable<Uint8Array>,
    };
}

/** Returns documents that may be shown: the person's own, or everyone's for the lender. */
async function loadDocuments({ db }: Context, uuid: string, recipient: ArchiveRecipient): Promise<DocumentRow[]> {
  return (await filedDocuments(db, uuid)).filter(
    ({ state, audience }) => state === 'READY' && (recipient.kind === 'LENDER' || audience === recipient.audience),
  );
}

const isIncluded = ({ origin, type, file_ref: file }: DocumentRow): boolean =>
  file !== null && (origin === 'GENERATED' || !PERSONAL_UPLOADS.has(type));

const ENDINGS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' };
const toArchivePath = (row: DocumentRow): string =>
  `documents/${row.created_at.toISOString().slice(0, 10)}-${row.title
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)}-${row.uuid.slice(0, 8)}.${ENDINGS[row.media_type ?? ''] ?? 'bin'}`;

const toDocumentEntry = (row: DocumentRow, included: boolean) => ({
  document: row.uuid,
  path: included ? toArchivePath(row) : null,
  type: row.type,
  title: row.title,
  person: row.audience,
  set: row.set_name,
  papers: row.attempt,
  sha256: row.sha256,
  createdAt: row.created_at,
  servedAt: row.served_at,
  readToEndAt: row.viewed_to_end_at,
  readHow: row.viewed_how,
  acknowledgedAt: row.acknowledged_at,
});

async function refuseAltered({ vendors }: Context, row: DocumentRow): Promise<void> {
  const hash = createHash('sha256');
  try {
    for await (const piece of vendors.files.stream(row.file_ref ?? '')) hash.update(piece as Uint8Array);
  } catch (error) {
    if (error instanceof FileAltered || error instanceof FileMissing) refuse('document-altered');
    throw error;
  }
  if (hash.digest('hex') !== row.sha256) refuse('document-altered');
}

/** Returns what was erased from the file, by which rule and when. */
const loadErasures = async ({ db }: Context, uuid: string) =>
  (await loadErasedRecords(db, uuid)).map(({ record, rule, at, removed }) => ({
    record,
    rule,
    source: RETENTION_RULES[rule].source,
    erasedAt: at.toISOString(),
    removed,
  }));

/**
 * Returns facts as they were hashed, with every hashed column. A withheld fact, such as another person's signature,
 * keeps only its chain links.
 */
async function loadFactLines({ db }: Context, uuid: string, recipient: ArchiveRecipient) {
  const rows = await loadFacts(db, uuid);
  const isWithheld = recipient.kind === 'LENDER' ? () => false : withheldFrom(recipient.audience, rows.map(toFact));
  return rows.map(({ at, ...fact }) => {
    const { application_uuid, sequence, previous_hash, hash } = fact;
    return isWithheld(toFact(fact))
      ? { application_uuid, sequence, type: 'Withheld', data: null, previous_hash, hash }
      : { ...fact, at: at.toISOString() };
  });
}

/** Returns the chain of signatures. A signer gets only the links of other people's signatures. */
async function loadEvidenceLines({ db }: Context, uuid: string, recipient: ArchiveRecipient) {
  const rows = await loadSignatureEvidence(db, uuid);
  return rows.map(({ sequence, previous_hash, hash, person, statement }) => ({
    sequence,
    previous_hash,
    hash,
    statement: recipient.kind !== 'SIGNER' || recipient.audience === person ? statement : null,
  }));
}
