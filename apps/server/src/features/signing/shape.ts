import type { HandlerReply, readSigning } from '@lintel/contract';
import {
  BORROWER,
  fieldLabel,
  getDocumentsOfSigningStep,
  toSignedKind,
  getSigningPlace,
  signingState,
  getDocumentsToSign,
  type LoanFile,
} from '@lintel/domain';
import { isEmailConfirmed } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { OpenedLoan } from '../../kernel/http/index.ts';
import { documentShapes, documentsFor, type DocumentRow } from '../../records/document-store/index.ts';
import { readConfirmedChoice, findDisclosedOffer, type DisclosedOffer } from '../../records/offer-sets/index.ts';
import { loadEsignText } from './consent.ts';
import { parseStatement } from './evidence.ts';
import { loadOwnSignature } from './own-signature.ts';
import { loadPackageRows, getSignedAt } from './package.ts';
import { loadSigningPeople, type SigningPerson } from './people.ts';
import { ensureSample } from './sample.ts';
import {
  loadSignatureEvidence,
  loadSigningFields,
  findPackageUuid,
  loadProblems,
  type EvidenceRow,
  type FieldRow,
} from './store.ts';

type SigningReply = HandlerReply<typeof readSigning>;

/** Minutes for opening the page and choosing a signature, and for each page to read. */
const [TO_BEGIN, FOR_A_PAGE] = [2, 0.6];

/** Returns the data of one person's signing pages: consent, documents, signers, problem, signature. */
export async function loadSigning(context: Context, loan: OpenedLoan, identityUuid: string): Promise<SigningReply> {
  const { db } = context;
  const { uuid, organisation, audience: person, projection: file } = loan;
  const sample = await ensureSample(context, loan, { uuid, audience: person });
  const rows = await loadPackageRows(db, uuid, file, person);
  const evidence = await loadSignatureEvidence(db, uuid);
  const disclosed = await findDisclosedOffer(context, db, uuid, file);
  const adopted = await loadOwnSignature(context, db, loan, person);
  const people = await loadSigningPeople(context, db, loan);
  const signerName = people.find((one) => one.person === person)?.name ?? '';
  const documents = await loadSigningDocuments(context, loan, rows, evidence, signerName);
  return {
    packageUuid: rows.length > 0 ? await findPackageUuid(db, uuid, file.closingSet) : null,
    consent: {
      ...(await loadEsignText(db, loan, file, organisation)),
      sampleDocumentUuid: sample.document_uuid,
      givenAt: file.esignConsents[person]?.given === true ? (sample.given_at?.toISOString() ?? null) : null,
    },
    documents,
    signers: toSignerReplies(people, loan, evidence),
    needsLocation: context.getPolicy(organisation).signing.locationNeeded,
    minutes: estimateMinutes(documents),
    changedSinceOffer:
      person === BORROWER && disclosed
        ? compareQuotes((await readConfirmedChoice(context, db, uuid))?.quote, disclosed.quote)
        : [],
    ...(await loadProblemState(context, loan)),
    signature: adopted && {
      signatureUuid: adopted.uuid,
      mode: adopted.mode,
      text: adopted.text,
      face: adopted.mode === 'TYPED' ? adopted.face : null,
      initials: adopted.initials,
    },
    opensOn: disclosed?.earliest.on ?? null,
    emailVerified: await isEmailConfirmed(db, identityUuid),
  };
}

/** Estimates how long this step takes, in whole minutes. */
function estimateMinutes(documents: SigningReply['documents']): number {
  const pages = getDocumentsOfSigningStep(documents).reduce((sum, document) => sum + (document.pages ?? 0), 0);
  return Math.ceil(TO_BEGIN + FOR_A_PAGE * pages);
}

async function loadSigningDocuments(
  { db }: Context,
  { uuid, audience, projection: file }: OpenedLoan,
  rows: readonly DocumentRow[],
  evidence: readonly EvidenceRow[],
  name: string,
): Promise<SigningReply['documents']> {
  const all = await documentsFor(db, { uuid, audience });
  const fields = await loadSigningFields(
    db,
    rows.map((row) => row.uuid),
    audience,
  );
  return rows.flatMap((row): SigningReply['documents'] => {
    const [shape] = documentShapes(file, [row], all);
    if (!shape) return [];
    const kind = toSignedKind(row.paper);
    const entry = evidence.find((one) => one.document_uuid === row.uuid);
    return [
      {
        ...shape,
        kind,
        signedBy: getSigningPlace(kind, file.regime),
        fields: fields.filter((one) => one.document_uuid === row.uuid).map(toFieldReply(name)),
        signedAt: entry ? (getSignedAt(row, evidence)?.toISOString() ?? null) : null,
        evidenceUuid: entry?.uuid ?? null,
        signedDocumentUuid: entry ? getNewestSignedDocument(entry, evidence, all) : null,
      },
    ];
  });
}

const toFieldReply =
  (name: string) =>
  ({ field_id: fieldId, kind, page, purpose }: FieldRow) => ({ fieldId, kind, page, label: fieldLabel(name, purpose) });

/** Returns the newest signed version that this person has, which may include later signatures of others. */
function getNewestSignedDocument(
  entry: EvidenceRow,
  evidence: readonly EvidenceRow[],
  own: readonly DocumentRow[],
): string {
  const last = evidence.findLast((one) => one.papers === entry.papers && one.paper === entry.paper);
  return (
    own.find((row) => row.sha256 === last?.after_sha256 && row.uuid !== entry.document_uuid)?.uuid ??
    entry.signed_document_uuid
  );
}

/**
 * Returns who signs, with their progress. An additional signer sees only themselves, because the borrower's affairs are
 * private.
 */
function toSignerReplies(
  people: readonly SigningPerson[],
  loan: OpenedLoan,
  evidence: readonly EvidenceRow[],
): SigningReply['signers'] {
  const { projection: file, audience } = loan;
  return people
    .filter(({ person }) => audience === BORROWER || person === audience)
    .map(({ person, personUuid, firstName, role }) => {
      const state = signingState(file, person, audience);
      return {
        personUuid,
        firstName,
        role,
        signs: getDocumentsToSign(file, person),
        state,
        signedAt: state === 'SIGNED' ? getLastSignedAt(file, person, evidence) : null,
      };
    });
}

function getLastSignedAt(file: LoanFile, person: string, evidence: readonly EvidenceRow[]): string | null {
  const last = evidence.findLast((one) => one.person === person && one.papers === file.closingSet);
  return last ? parseStatement(last).signedAt : null;
}

function compareQuotes(
  before: DisclosedOffer['quote'] | undefined,
  after: DisclosedOffer['quote'],
): SigningReply['changedSinceOffer'] {
  if (!before) return [];
  const rows = [
    ['RATE', 'rate'],
    ['PAYMENT', 'monthlyPayment'],
    ['LINE', 'lineAmount'],
    ['DRAW', 'totalDraw'],
  ] as const;
  return rows.flatMap(([what, key]) =>
    before[key] === after[key] ? [] : [{ what, before: before[key], after: after[key] }],
  );
}

/** Returns the reported problem that pauses the signing, and staff's last answer to this person. */
async function loadProblemState(
  { db, vault }: Context,
  { uuid, audience, projection: file }: OpenedLoan,
): Promise<Pick<SigningReply, 'paused' | 'answer'>> {
  const all = await loadProblems(vault, db, uuid);
  const open = all.find((one) => one.answered_at === null && one.papers === file.closingSet);
  const last = all.find((one) => one.person === audience && one.answered_at !== null);
  return {
    paused: open ? { problemUuid: open.uuid, since: open.told_at.toISOString() } : null,
    answer:
      last?.answered_at && last.outcome
        ? { text: last.text.answer ?? null, outcome: last.outcome, at: last.answered_at.toISOString() }
        : null,
  };
}
