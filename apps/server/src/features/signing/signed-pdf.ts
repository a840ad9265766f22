import { randomUUID } from 'node:crypto';
import { certificateOfCompletion, toSignedKind, type DocumentText, type SignatureSummary } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { type ApplicationRow, GENESIS } from '../../loan-file/index.ts';
import { NOTHING_YET, type DocumentRow, type NewDocument, readText } from '../../records/document-store/index.ts';
import { beginFile } from '../../records/uploads/index.ts';
import type { Seal } from '../../vendors/index.ts';
import { getLender, renderPdf, type SignatureMark } from '../documents/index.ts';
import {
  buildSignatureDetails,
  openPersonalData,
  parseStatement,
  type SignatureDetails,
  type Statement,
} from './evidence.ts';
import { loadSigningPeople } from './people.ts';
import { findEsignSample } from './sample.ts';
import type { Signing } from './sign-documents.ts';
import type { AdoptedSignature, EvidenceRow } from './store.ts';
import { WORDS } from './words.en.ts';

/** A document with one more signature. */
export interface SignedDocument {
  readonly before: string;
  readonly after: string;
  readonly signedDocument: string;
  readonly consentedAt: string | null;
  /** Null when a scan is the signed document, or nothing is filled in. */
  readonly seal: Seal | null;
  readonly file: { readonly ref: string } | null;
  /** Rows of the sealed file, one for each person whose signature is in it. */
  readonly copies: readonly NewDocument[];
}

interface SigningSources {
  readonly signing: Signing;
  readonly rows: readonly DocumentRow[];
  readonly scans: readonly DocumentRow[];
  readonly evidence: readonly EvidenceRow[];
  readonly adopted: AdoptedSignature | null;
}

/** One signature on a document, for drawing and for the certificate. */
interface Entry extends Pick<
  Statement,
  'person' | 'how' | 'by' | 'place' | 'notary' | 'before' | 'signedAt' | 'readAt' | 'consentedAt'
> {
  readonly previous: string;
  readonly personal: SignatureDetails;
}

/**
 * Makes the signed version of each document: its fields filled, the certificate appended, sealed. Several signers make
 * versions one after another.
 */
export async function makeSignedDocuments(
  context: Context,
  loan: ApplicationRow,
  from: SigningSources,
): Promise<{ documents: SignedDocument[]; name: string }> {
  const { signing, rows, scans, evidence } = from;
  const people = await loadSigningPeople(context, context.db, loan);
  const name = people.find((one) => one.person === signing.person)?.name ?? '';
  const documents: SignedDocument[] = [];
  // With several documents, each names the entry before all of them, because their entries are created with the facts.
  const previous = evidence.at(-1)?.hash ?? GENESIS;
  for (const [index, row] of rows.entries()) {
    const earlier = evidence.filter((one) => one.papers === signing.setNumber && one.paper === row.paper);
    const before = earlier.at(-1)?.after_sha256 ?? row.sha256 ?? '';
    const consentedAt =
      (await findEsignSample(context.db, { uuid: loan.uuid, audience: signing.person }))?.given_at?.toISOString() ??
      null;
    const scan = scans[index] ?? scans[0];
    const common = { before, consentedAt, seal: null, file: null, copies: [] };
    if (toSignedKind(row.paper) === 'OTHER') documents.push({ ...common, after: before, signedDocument: row.uuid });
    else if (signing.how === 'INK' && scan)
      documents.push({ ...common, after: scan.sha256 ?? '', signedDocument: scan.uuid });
    else documents.push(await fillDocument(context, loan, from, row, { name, before, consentedAt, previous, earlier }));
  }
  return { documents, name };
}

async function fillDocument(
  context: Context,
  loan: ApplicationRow,
  { signing, adopted }: SigningSources,
  row: DocumentRow,
  entry: {
    name: string;
    before: string;
    consentedAt: string | null;
    previous: string;
    earlier: readonly EvidenceRow[];
  },
): Promise<SignedDocument> {
  const lender = getLender(loan.organisation);
  const text = await readText(context, row.text_ref);
  const entries: Entry[] = [
    ...entry.earlier.map((one) => toEvidenceEntry(context.vault, one)),
    {
      person: signing.person,
      how: signing.how,
      by: signing.by,
      place: signing.place,
      notary: signing.notary ?? null,
      before: entry.before,
      signedAt: signing.at,
      readAt: row.viewed_to_end_at?.toISOString() ?? null,
      consentedAt: entry.consentedAt,
      previous: entry.previous,
      personal: buildSignatureDetails(entry.name, adopted, signing.screen),
    },
  ];
  const behind = certificateOfCompletion(
    { title: row.title, loanNumber: String(loan.loan_number), sha256: row.sha256 ?? '' },
    entries.map(summarizeSignature),
  );
  const { bytes, pages } = await renderPdf(text, row.created_at, lender.legalName, {
    marks: buildMarks(text, entries),
    behind,
  });
  const {
    bytes: sealed,
    sha256,
    ...seal
  } = await context.vendors.esign.seal(
    bytes,
    {
      reason: WORDS.reason(entry.name),
      name: lender.legalName,
      location: signing.place.kind,
      contact: lender.email,
      at: new Date(signing.at),
    },
    { organization: loan.organisation },
  );
  const ref = await beginFile(context, randomUUID());
  const { size } = await context.vendors.files.put(ref, sealed);
  const copies = [...new Set(entries.map(({ person }) => person).toReversed())].map((audience): NewDocument => ({
    ...NOTHING_YET,
    uuid: randomUUID(),
    application_uuid: loan.uuid,
    organisation: loan.organisation,
    audience,
    type: row.type,
    title: WORDS.signedTitle(row.title),
    plain_line: row.plain_line,
    origin: 'GENERATED',
    state: 'READY',
    set_name: null,
    attempt: row.attempt,
    position: 0,
    media_type: 'application/pdf',
    pages,
    size,
    sha256,
    file_ref: ref,
    must_acknowledge: false,
    created_at: new Date(signing.at),
  }));
  const [own] = copies;
  return {
    before: entry.before,
    after: sha256,
    signedDocument: own?.uuid ?? '',
    consentedAt: entry.consentedAt,
    seal,
    file: { ref },
    copies,
  };
}

/** Returns stored evidence in the certificate's shape. */
export const toEvidenceEntry = (vault: Context['vault'], row: EvidenceRow): Entry => ({
  ...parseStatement(row),
  previous: row.previous_hash,
  personal: openPersonalData(vault, row),
});

/** Returns the content of each signed field of a document. */
function buildMarks(document: DocumentText, entries: readonly Entry[]): ReadonlyMap<string, SignatureMark> {
  return new Map(
    (document.fields ?? []).flatMap((field): [string, SignatureMark][] => {
      const entry = entries.find((one) => one.person === field.person);
      if (!entry) return [];
      const { name, signature } = entry.personal;
      const beside = WORDS.beside(entry.signedAt);
      if (entry.how === 'INK') return [[field.id, { text: WORDS.inInk, face: 'PLAIN', beside }]];
      const isInitials = field.kind === 'INITIALS';
      const text = isInitials ? (signature?.initials ?? toInitials(name)) : (signature?.text ?? name);
      const drawn = !isInitials && signature?.image ? { image: Buffer.from(signature.image, 'base64') } : {};
      return [[field.id, { text, face: signature?.face ?? 'SCRIPT', beside, ...drawn }]];
    }),
  );
}

const toInitials = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part[0] ?? '')
    .join('')
    .toUpperCase();

/** Returns the rows about one signature in the certificate of completion. */
export function summarizeSignature({
  personal,
  how,
  by,
  place,
  notary,
  before,
  signedAt,
  readAt,
  consentedAt,
  previous,
}: Entry): SignatureSummary {
  const { name, ip, userAgent, location, locationDenied, signature } = personal;
  const where = location ? WORDS.location(location) : locationDenied ? WORDS.denied : null;
  return {
    name,
    what: WORDS.signature[signature?.mode ?? 'NONE'],
    how: `${WORDS.how[how]}. ${WORDS.by[by]}. ${WORDS.place[place.kind]}.`,
    at: signedAt,
    rows: [
      ...(notary ? ([[WORDS.row.notary, WORDS.notary(notary)]] as const) : []),
      ...(consentedAt ? ([[WORDS.row.consented, consentedAt]] as const) : []),
      ...(readAt ? ([[WORDS.row.read, readAt]] as const) : []),
      ...(ip ? ([[WORDS.row.ip, ip]] as const) : []),
      ...(userAgent ? ([[WORDS.row.browser, userAgent]] as const) : []),
      ...(where ? ([[WORDS.row.location, where]] as const) : []),
      [WORDS.row.before, before],
      [WORDS.row.previous, previous],
    ],
  };
}
