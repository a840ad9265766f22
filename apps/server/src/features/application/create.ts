import { randomUUID } from 'node:crypto';
import type { Brand } from '@lintel/brands';
import { isCryptoCampaign } from '@lintel/domain';
import { savePerson } from '../../identity/index.ts';
import type { Context, Trx } from '../../kernel/context.ts';
import { refuse, type RecordMeta } from '../../kernel/http/index.ts';
import { readApplication, loanNow, sha256, openFile, type RecordResult } from '../../loan-file/index.ts';
import {
  saveApplicant,
  saveHome,
  insertDetail,
  toApplicant,
  toHome,
  toPerson,
  checkCreation,
  type Creation,
} from '../../records/answers/index.ts';
import { loanConsentTexts, insertConsents } from '../../records/consents/index.ts';
import { indexFile } from '../../records/file-index/index.ts';
import { saveDevice } from '../funnel/index.ts';
import { mayReferTo, saveReferrer } from '../originators/index.ts';
import { loadStartEligibility } from './may-start.ts';

/** The account that creates an application, with the browser and the consent texts that the application records. */
export interface Creator {
  readonly identityUuid: string;
  /** The address that the person logs in with. */
  readonly email: string;
  readonly brand: Brand;
  readonly newYorkFlag: boolean;
  /** Versions and hashes of the profile service's texts, by type. */
  readonly profileTexts: Readonly<Record<string, { version: string; sha256: string }>>;
  readonly ip: string;
  readonly userAgent: string;
}

export interface CreatedApplication extends RecordResult {
  readonly uuid: string;
  readonly loanNumber: string;
}

const START_REFUSALS = {
  INQUIRY: 'inquiry-needs-loan-officer',
  ACTIVE: 'active-application-exists',
  RECENT: 'recent-heloc',
} as const;

/**
 * Opens an application: answers, consents and the first fact in one transaction. Refuses what `checkCreation` refuses,
 * a person who may not start one now, and a referrer who is missing where the brand requires one or isn't licensed in
 * the property's state. A unique index lets only one of two concurrent calls succeed.
 */
export async function createApplication(
  context: Context,
  body: Creation,
  creator: Creator,
  by: RecordMeta,
): Promise<CreatedApplication> {
  try {
    return await context.db.transaction().execute((trx) => createInTransaction(context, trx, body, creator, by));
  } catch (error) {
    if (isSecondActive(error)) return refuse('active-application-exists');
    throw error;
  }
}

async function createInTransaction(
  context: Context,
  trx: Trx,
  body: Creation,
  creator: Creator,
  by: RecordMeta,
): Promise<CreatedApplication> {
  const { brand, identityUuid } = creator;
  const at = await loanNow(context, trx);
  const texts = getConsentTexts(creator);
  const versions = Object.fromEntries(Object.entries(texts).map(([type, text]) => [type, text.version]));
  const { softConsent } = checkCreation(body, {
    brand,
    newYorkFlag: creator.newYorkFlag,
    versions,
    now: at,
    email: creator.email,
  });
  const { reason } = await loadStartEligibility(context, trx, identityUuid, brand.orgCode);
  if (reason) refuse(START_REFUSALS[reason]);
  const uuid = randomUUID();
  const applicant = toApplicant(body, creator.email);
  await savePerson(context, trx, identityUuid, toPerson(applicant));
  const profile = await saveApplicant(context.vault, trx, uuid, applicant);
  const property = await saveHome(context.vault, trx, uuid, toHome(body));
  const occupancy = body.propertyRequest.occupancyType;
  const recorded = await openFile(
    context,
    trx,
    { uuid, identityUuid, organisation: brand.orgCode },
    [
      {
        type: 'ApplicationCreated',
        data: { occupancy, crypto: isCryptoCampaign(body.utmParameters?.source), softConsent, property, profile },
      },
    ],
    by,
  );
  await saveDevice(trx, uuid, creator.userAgent);
  await insertDetail(trx, {
    application_uuid: uuid,
    property_state: body.propertyRequest.address.state,
    profile_ref: profile,
    property_ref: property,
    updated_at: at,
  });
  const originator = await saveReferrer(context, trx, { uuid, organisation: brand.orgCode }, body);
  if (brand.referrerRequired && !originator) refuse('not-available');
  if (originator && !mayReferTo(originator, body.propertyRequest.address.state)) refuse('not-available');
  await indexFile(context, trx, uuid);
  await insertConsents(trx, buildConsentRows(body, softConsent, texts, { uuid, at, creator }));
  const row = await readApplication(trx, uuid);
  return { uuid, loanNumber: String(row?.loan_number ?? ''), ...recorded };
}

type ConsentTexts = Readonly<Record<string, { version: string; sha256: string }>>;

function getConsentTexts(creator: Creator): ConsentTexts {
  const texts = loanConsentTexts(creator.brand.name.legal).map(
    (one) => [one.type, { version: one.version, sha256: sha256(one.text) }] as const,
  );
  return { ...creator.profileTexts, ...Object.fromEntries(texts) };
}

function buildConsentRows(
  body: Creation,
  softConsent: boolean,
  texts: ConsentTexts,
  { uuid, at, creator }: { uuid: string; at: Date; creator: Creator },
) {
  const consents = [
    ...body.consentListRequest,
    ...(softConsent ? [{ type: 'SOFT_CREDIT', version: texts['SOFT_CREDIT']?.version ?? '', optInOut: 'OPT_IN' }] : []),
  ];
  return consents.map((one) => ({
    application_uuid: uuid,
    type: one.type,
    version: one.version,
    opted: one.optInOut,
    text_sha256: texts[one.type]?.sha256 ?? '',
    ip: creator.ip,
    user_agent: creator.userAgent.slice(0, 300),
    at,
  }));
}

const isSecondActive = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23505' &&
  'constraint' in error &&
  error.constraint === 'application_one_active';
