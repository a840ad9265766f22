import { CLEAR_REASONS, formatMoney, SIGNER_REMOVAL_REASONS, type FactData } from '@lintel/domain';
import {
  choice,
  howMany,
  moment,
  money,
  ordinal,
  people,
  person,
  reason,
  TECHNICAL,
  text,
  yesNo,
  type Field,
} from '../../details/field.ts';
import { YES_NO } from '../../details/words.en.ts';
import { formatCalendarDay } from '../../platform/times.ts';
import { CLOSURE } from '../end-file/words.en.ts';
import type { FactFields } from './fact-fields.ts';
import {
  CANCELED_BY,
  CHECK_RESULTS,
  DELIVERIES,
  DETAIL,
  FIELD,
  NOTARIES,
  PARTIES,
  PLACES,
  SIGNER_ROLES,
} from './field-words.en.ts';

const NOTARY = choice(FIELD.notary, NOTARIES);

const NOTARY_TERMS: Field<{ readonly mode: string; readonly fee: number | null }> = {
  label: FIELD.notary,
  toText: ({ mode, fee }, names) =>
    DETAIL.notary(NOTARY.toText(mode, names) ?? mode, fee === null ? null : formatMoney(fee)),
};

const PLACE: Field<FactData['NoteSigned']['place']> = { label: FIELD.place, toText: ({ kind }) => PLACES[kind] };

const LISTS: Field<FactData['SanctionsScreened']['lists']> = {
  label: 'Lists',
  toText: (lists) => lists.map(({ name, publishedOn }) => DETAIL.list(name, formatCalendarDay(publishedOn))).join('; '),
};

const MATCHES: Field<readonly string[]> = {
  label: 'Possible matches',
  toText: ({ length }) => (length === 0 ? DETAIL.noMatches : String(length)),
};

const SIGNATURE = {
  papers: ordinal(FIELD.documentSet),
  signer: person(FIELD.signer),
  how: choice('How', { ELECTRONIC: 'Electronically', INK: 'In ink' }),
  documents: howMany(FIELD.documents),
  place: PLACE,
  noticesHanded: TECHNICAL,
  by: choice('Reported by', { ESIGN: 'E-sign vendor', NOTARY: 'Notary', STAFF: 'Staff' }),
} satisfies FactFields['NoteSigned'];

const CANCELLATION = {
  person: person(FIELD.person),
  sentAt: moment('Sent'),
  how: choice('Received as', CANCELED_BY),
  document: TECHNICAL,
  receivedAt: moment('Received'),
} satisfies FactFields['Rescinded'];

/** Signers, closing documents, signatures, the notary, the right to cancel, recording and sanctions. */
export const CLOSING_FACTS = {
  AdditionalSignerNamed: {
    signer: person(FIELD.signer),
    role: choice('Role', SIGNER_ROLES),
    by: choice('Added by', PARTIES),
  },
  SignerInvitationOpened: { signer: person(FIELD.signer) },
  SignerResidenceGiven: {
    signer: person(FIELD.signer),
    livesThere: choice('Lives in the home', { YES: YES_NO.yes, NO: YES_NO.no }),
  },
  SignerIdentityChecked: { signer: person(FIELD.signer), result: choice(FIELD.result, CHECK_RESULTS) },
  SignerRemoved: {
    signer: person(FIELD.signer),
    reason: reason(FIELD.reason, { ...SIGNER_REMOVAL_REASONS, TAKEN_BACK: 'The borrower withdrew the invitation' }),
    by: choice('Removed by', PARTIES),
  },
  SigningDeclined: { person: person(FIELD.signer), reason: reason(FIELD.reason), condition: TECHNICAL },
  FloodDetermined: {
    zone: text('Flood zone'),
    sfha: yesNo('Special flood hazard area'),
    certificate: TECHNICAL,
  },
  ClosingDisclosureReady: {
    attempt: ordinal(FIELD.documentSet),
    documents: howMany(FIELD.documents),
    notary: NOTARY_TERMS,
  },
  SigningPackageReady: { attempt: ordinal(FIELD.documentSet), documents: howMany(FIELD.documents) },
  FinalOfferAccepted: { papers: ordinal(FIELD.documentSet) },
  ClosingVoided: {
    consents: TECHNICAL,
    ground: TECHNICAL,
    reason: reason(FIELD.reason, { ...CLOSURE.grounds, ALL_SIGNERS_AGREE: 'All signers agreed in writing' }),
  },
  NoteSigned: SIGNATURE,
  DeedSigned: SIGNATURE,
  NotaryPlanned: {
    attempt: ordinal(FIELD.documentSet),
    mode: NOTARY,
    fee: money(FIELD.fee),
    attorney: yesNo('Attorney must review'),
    notBefore: moment('Not before'),
    arithmetic: TECHNICAL,
  },
  NotaryBooked: {
    papers: ordinal(FIELD.documentSet),
    person: person(FIELD.signer),
    mode: NOTARY,
    fee: money(FIELD.fee),
    place: PLACE,
    at: moment('Appointment'),
  },
  AttorneyApproved: { papers: ordinal(FIELD.documentSet), opinion: TECHNICAL },
  RescissionNoticeDelivered: {
    papers: ordinal(FIELD.documentSet),
    person: person(FIELD.person),
    how: choice(FIELD.delivery, DELIVERIES),
    at: moment(FIELD.delivered),
  },
  RescissionPeriodSet: {
    endsAt: moment('Period ends'),
    satisfiedAt: moment('Mail hold until'),
    last: choice('Counted from', {
      SIGNATURE: 'Last signature',
      NOTICE: 'Last notice',
      DISCLOSURE: 'Last disclosure',
    }),
    arithmetic: TECHNICAL,
  },
  Rescinded: CANCELLATION,
  NonRescissionConfirmed: { papers: ordinal(FIELD.documentSet), person: person(FIELD.person) },
  LateRescissionReceived: CANCELLATION,
  DeedRecorded: {
    papers: ordinal(FIELD.documentSet),
    instrumentNumber: text('Instrument number'),
    county: text('County'),
  },
  SanctionsScreened: {
    when: choice('Screened', {
      OPENING: 'At application',
      NAMED: 'When a signer was added',
      CLOSING: 'Before funding',
      LIST: 'When a list changed',
    }),
    people: people('People'),
    lists: LISTS,
    matches: MATCHES,
    salt: TECHNICAL,
  },
  SanctionsMatchCleared: {
    match: TECHNICAL,
    reason: reason(FIELD.reason, CLEAR_REASONS),
    by: TECHNICAL,
    confirmedBy: TECHNICAL,
  },
} satisfies Partial<FactFields>;
