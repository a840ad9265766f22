import { formatMoney, formatPercent, type FactData } from '@lintel/domain';
import {
  choice,
  count,
  day,
  moment,
  money,
  ordinal,
  reason,
  TECHNICAL,
  text,
  yesNo,
  type Field,
} from '../../details/field.ts';
import { YES_NO } from '../../details/words.en.ts';
import { formatCalendarDay } from '../../platform/times.ts';
import type { FactFields } from './fact-fields.ts';
import { DETAIL, FIELD } from './field-words.en.ts';

const ESTIMATE_CONDITIONS = {
  UNKNOWN_CONDITION: 'Not given',
  NOT_AVAILABLE: 'Not available',
  POOR: 'Poor',
  FAIR: 'Fair',
  AVERAGE: 'Average',
  GOOD: 'Good',
  EXCELLENT: 'Excellent',
};

const LIEN_ANSWERS = { MINE: 'Confirmed', NOT_MINE: 'Not the borrower’s', PAID_OFF: 'Paid off' };
const SIGNER_RELATIONS = { CO_OWNER: 'Another owner', SPOUSE: 'Spouse' };

type Known<Type extends keyof FactData, Name extends keyof FactData[Type]> = NonNullable<FactData[Type][Name]>;

const RANGE: Field<Known<'PropertyValued', 'range'>> = {
  label: 'Range',
  toText: ({ low, high }) => DETAIL.range(formatMoney(low), formatMoney(high)),
};

const TEXAS_LIEN: Field<Known<'PrequalTitleReturned', 'texas'>> = {
  label: 'Texas 50(a)(6) lien on title',
  toText: ({ openA6Lien, notBefore }) =>
    DETAIL.texas(openA6Lien ? YES_NO.yes : YES_NO.no, notBefore === null ? null : formatCalendarDay(notBefore)),
};

const LIENS: Field<Known<'LiensConfirmed', 'liens'>> = {
  label: 'Borrower’s answers',
  toText: (liens) => liens.map(({ answer }) => LIEN_ANSWERS[answer]).join('; ') || null,
};

const MUST_SIGN: Field<Known<'FinalTitleReturned', 'mustSign'>> = {
  label: 'Must also sign',
  toText: (people) =>
    people.map(({ relation, reason: why }) => DETAIL.mustSign(SIGNER_RELATIONS[relation], why)).join('; ') || null,
};

/** The home: its records, value, liens and title. */
export const HOME_FACTS = {
  PropertyLocated: {
    attempt: ordinal(FIELD.attempt),
    outcome: choice(FIELD.result, {
      ONE: 'Property found',
      NONE: 'No property found',
      MANY: 'Several properties found',
    }),
    parcel: TECHNICAL,
    lastTransferOn: day(FIELD.lastTransfer),
  },
  PropertyCorrected: { property: TECHNICAL },
  ParcelChosen: { parcel: TECHNICAL, lastTransferOn: day(FIELD.lastTransfer) },
  PropertyValued: {
    attempt: ordinal(FIELD.attempt),
    outcome: choice(FIELD.result, { VALUE: 'Value returned', NO_VALUE: 'No value available' }),
    value: money(FIELD.homeValue),
    range: RANGE,
    confidence: { label: 'Confidence score', toText: (share) => formatPercent(share, 0) },
    route: choice('Next valuation', { BPO: 'Broker price opinion (BPO)', RESI_EVAL: 'Residential evaluation' }),
  },
  ValueEstimated: { amount: money('Estimate'), condition: reason('Condition of the home', ESTIMATE_CONDITIONS) },
  PrequalTitleReturned: {
    attempt: ordinal(FIELD.attempt),
    vesting: reason('Vesting'),
    liens: TECHNICAL,
    lastTransferOn: day(FIELD.lastTransfer),
    texas: TEXAS_LIEN,
  },
  LiensConfirmed: {
    liens: LIENS,
    payoffs: count(FIELD.debtsMarked),
    required: count('Required payoffs'),
    disputed: count('Disputed liens'),
    matched: yesNo(FIELD.sameFigures),
  },
  PayoffFiguresReceived: { attempt: ordinal(FIELD.attempt), figures: TECHNICAL, goodUntil: day('Good through') },
  ValuationOrdered: { attempt: ordinal(FIELD.attempt), feeAccepted: money(FIELD.fee) },
  ValuationReturned: {
    attempt: ordinal(FIELD.attempt),
    outcome: choice(FIELD.result, {
      VALUE: 'Value returned',
      NEEDS_ESTIMATE: 'Borrower’s estimate needed',
      NOT_OBTAINABLE: 'No value available',
    }),
    value: money(FIELD.homeValue),
  },
  AppraisalQuoted: { fee: money(FIELD.fee) },
  AppraisalPaid: { payment: TECHNICAL, refundableUntil: moment('Refundable until') },
  AppraisalAccepted: { value: money(FIELD.homeValue), report: TECHNICAL },
  FeeRefunded: {
    payment: TECHNICAL,
    amount: money(FIELD.amount),
    reason: choice(FIELD.reason, {
      IN_TIME: 'Canceled in time',
      TERM_CHANGED: 'Terms changed',
      RESCINDED: 'Loan rescinded by an owner',
    }),
  },
  FullTitleOrdered: { attempt: ordinal(FIELD.attempt), order: TECHNICAL },
  FinalTitleReturned: {
    attempt: ordinal(FIELD.attempt),
    mustSign: MUST_SIGN,
    vesting: text('Vesting'),
    report: TECHNICAL,
  },
} satisfies Partial<FactFields>;
