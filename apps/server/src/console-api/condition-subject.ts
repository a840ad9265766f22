import type { HandlerReply, listConditions } from '@lintel/contract';
import {
  BORROWER,
  conditionKind,
  formatMoney,
  formatName,
  formatPhone,
  SIGNER_CHECK,
  type ConditionKind,
  type LoanFile,
} from '@lintel/domain';
import { describeAccount } from '../features/bank/index.ts';
import { readTitleSearch } from '../features/property/index.ts';
import { readCommitment } from '../features/title/index.ts';
import type { Context } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import { readAnswers, type Answers } from '../records/answers/index.ts';
import { readFloodCertificate } from '../records/home/index.ts';
import { loadDebts } from '../records/liabilities/index.ts';
import { loadPersonNames, findSignerContact } from '../records/named-signers/index.ts';
import type { RecordedLien, Commitment } from '../vendors/index.ts';
import { SUBJECT } from './words.ts';

type Subject = HandlerReply<typeof listConditions>[number]['subject'];
type Line = Subject[number];

interface Condition {
  readonly id: string;
  readonly state: LoanFile['conditions'][string];
  /** Why a person declined to sign, as a code. */
  readonly declineReason: string | null;
}

/**
 * Returns the facts that staff need to decide a condition, as labeled lines: its lien, title exception, flood zone or
 * signer.
 */
export async function conditionSubject(
  context: Context,
  trx: Executor,
  uuid: string,
  condition: Condition,
): Promise<Subject> {
  const kind = conditionKind(condition.id, condition.state);
  return (await READERS[kind]?.({ context, trx, uuid, ...condition })) ?? [];
}

type Reader = (
  asked: Condition & { readonly context: Context; readonly trx: Executor; readonly uuid: string },
) => Promise<Subject>;

const line = (label: Line['label'], text: string | null | undefined): Subject => (text ? [{ label, text }] : []);

const loadAnswers = ({ context, trx, uuid }: Parameters<Reader>[0]): Promise<Answers> =>
  readAnswers(context.vault, trx, uuid);
const loadCommitment = ({ context, trx, uuid }: Parameters<Reader>[0]): Promise<Commitment | null> =>
  readCommitment(context, trx, uuid);

const lienText = ({ holder, instrument, recordedCents, recordedOn, reference }: RecordedLien): string =>
  SUBJECT.lien({
    holder,
    instrument: instrument.toLowerCase(),
    amount: formatMoney(recordedCents / 100),
    recordedOn,
    reference,
  });

/** The home's owners of record, beside the applicant. */
const owners: Reader = async (asked) => {
  const { applicant } = await loadAnswers(asked);
  const title = await loadCommitment(asked);
  return [
    ...line('APPLICANT', formatName(applicant.name)),
    ...line('VESTING', title?.vesting),
    ...line('OWNERS', title?.owners.map(({ name }) => name).join('; ')),
  ];
};

/**
 * The numbered exception of the commitment, in the title company's own words. Without a number, the one of this kind.
 */
const exception: Reader = async (asked) => {
  const number = Number(/^title-exception-(\d+)$/.exec(asked.id)?.[1] ?? Number.NaN);
  const exceptions =
    (await loadCommitment(asked))?.exceptions.filter((one) =>
      Number.isNaN(number) ? one.kind === 'LEGAL_DESCRIPTION' : one.number === number,
    ) ?? [];
  return exceptions.map((one) => ({ label: 'EXCEPTION', text: SUBJECT.exception(one.number, one.text) }));
};

/** A lien's instrument number is part of the condition's ID. */
const titleLien: Reader = async (asked) => {
  const key = asked.id.slice('title-lien-'.length);
  const liens =
    (await loadCommitment(asked))?.liens.filter(
      ({ reference }) => reference.replaceAll(/[^A-Za-z0-9-]/g, '').slice(0, 40) === key,
    ) ?? [];
  return liens.map((lien) => ({ label: 'LIEN', text: lienText(lien) }));
};

const ownership: Reader = async (asked) => {
  const { applicant } = await loadAnswers(asked);
  const records = await readTitleSearch(asked.context, asked.trx, asked.uuid);
  return [
    ...line('STATED', applicant.ownershipType),
    ...line('RECORDED', records?.ownership),
    ...line('VESTING', records?.vesting),
  ];
};

const disputed: Reader = async ({ context, trx, uuid }) =>
  (await loadDebts(context.vault, trx, uuid))
    .filter(({ answer }) => answer === 'NOT_MINE' || answer === 'PAID_OFF')
    .map(({ creditorName, mask, balanceCents, answer }) => ({
      label: 'LIEN',
      text: SUBJECT.debt(
        `${creditorName}${mask ? ` ··${mask}` : ''}`,
        formatMoney(balanceCents / 100),
        answer === 'PAID_OFF',
      ),
    }));

const flood: Reader = async ({ context, trx, uuid }) => {
  const certificate = await readFloodCertificate(context, trx, uuid);
  if (!certificate) return [];
  const { zone, special, community, panel, certificateNumber, determinedOn } = certificate;
  return [
    { label: 'FLOOD_ZONE', text: SUBJECT.floodZone(zone, special) },
    { label: 'FLOOD_MAP', text: SUBJECT.floodMap(community, panel) },
    { label: 'CERTIFICATE', text: `${certificateNumber}, ${determinedOn}` },
  ];
};

const declined: Reader = async (asked) => {
  const { context, trx, uuid, state, declineReason } = asked;
  const person = state.declinedBy ?? BORROWER;
  const { name } = (await loadPersonNames(context, trx, uuid))(person);
  const phone =
    person === BORROWER
      ? (await loadAnswers(asked)).applicant.phoneNumbers[0]?.number
      : (await findSignerContact(context.vault, trx, uuid, person))?.phoneNumber;
  return [
    ...line('SIGNER', name),
    ...line('DECLINE_REASON', declineReason),
    ...line('PHONE', phone ? formatPhone(phone) : null),
  ];
};

const identity: Reader = async ({ context, trx, uuid, id }) =>
  id.startsWith(SIGNER_CHECK)
    ? line('SIGNER', (await loadPersonNames(context, trx, uuid))(id.slice(SIGNER_CHECK.length)).name)
    : [];

const READERS: Partial<Readonly<Record<ConditionKind, Reader>>> = {
  SANCTIONS: async (asked) => line('APPLICANT', formatName((await loadAnswers(asked)).applicant.name)),
  TITLE_OWNER: owners,
  TITLE_NAME: owners,
  TITLE_ENTITY: owners,
  TRUST: owners,
  LEGAL_DESCRIPTION: exception,
  TITLE_CLAIM: exception,
  TITLE_EXCEPTION: exception,
  TITLE_LIEN: titleLien,
  OWNERSHIP: ownership,
  DISPUTED_LIENS: disputed,
  FLOOD_NOTICE: flood,
  FLOOD_INSURANCE: flood,
  BANK_ACCOUNT: async ({ context, trx, uuid, id }) =>
    line('ACCOUNT', await describeAccount(context.vault, trx, uuid, id.slice('account-'.length))),
  SIGNING_DECLINED: declined,
  IDENTITY: identity,
};
