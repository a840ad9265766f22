import {
  EMPLOYMENT_TYPES,
  ESTATES,
  EXCEPTION_KINDS,
  LIABILITY_KINDS,
  OCCUPANCY_TYPES,
  OWNERSHIP_TYPES,
  SIGNER_RELATIONS,
  VALUATION_KINDS,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { date, dollars, fraction, instant, line, loanParams, text, whole } from '../shapes/base.ts';
import { CONSOLE_API, colleague } from '../shapes/console.ts';

/** yyyy-MM. */
const month = z.string();

/** A value of the home. `isUsed`: the offers are based on this one. */
const homeValue = z.strictObject({
  kind: z.enum(['AVM', 'ESTIMATE', ...VALUATION_KINDS]),
  source: line,
  amount: dollars,
  low: z.nullish(dollars),
  high: z.nullish(dollars),
  /** A decimal fraction; automated values only. */
  confidence: z.nullish(fraction),
  asOf: z.nullish(date),
  isUsed: z.boolean(),
});

const lineFigures = z.strictObject({
  lineAmount: dollars,
  drawAmount: dollars,
  monthlyPayment: dollars,
  rate: fraction,
  apr: fraction,
  termYears: whole,
  payoffs: dollars,
});

/** Returns the figures behind a decision, each with its source and date. None of them contains HMDA answers. */
export const readFigures = call({
  id: 'ST-40 figures',
  tag: 'console-api',
  method: 'GET',
  path: `${CONSOLE_API}/applications/{uuid}/figures`,
  auth: 'staff',
  permission: ['file'],
  params: loanParams,
  reply: z.strictObject({
    values: z.array(homeValue),
    /** The line that the ratios use: the borrower's choice, or the maximum offer before there is one. */
    basis: z.nullish(z.enum(['CHOICE', 'MAXIMUM'])),
    ratios: z.nullish(
      z.strictObject({
        cltv: z.nullish(fraction),
        cltvCap: fraction,
        dti: z.nullish(fraction),
        dtiCap: fraction,
        liens: dollars,
        monthlyDebts: dollars,
        monthlyIncome: dollars,
        monthlyPayment: dollars,
        lineAmount: dollars,
        /** The ratio with the stated income, where another income is used. */
        dtiAtStated: z.nullish(fraction),
      }),
    ),
    liensOn: z.nullish(date),
    choice: z.nullish(z.extend(lineFigures, { chosenAt: instant })),
    maximum: z.nullish(z.strictObject({ drawAmount: dollars, lineAmount: dollars, pricedAt: instant })),
    score: z.nullish(z.strictObject({ value: whole, bureau: line, on: date })),
    income: z.strictObject({
      stated: dollars,
      verified: z.nullish(z.strictObject({ amount: dollars, source: line, at: instant })),
    }),
    application: z.strictObject({
      submittedAt: z.nullish(instant),
      occupancy: z.enum(OCCUPANCY_TYPES),
      listedForSale: z.boolean(),
      ownership: z.nullish(z.enum(OWNERSHIP_TYPES)),
      coOwners: z.array(line),
      maritalStatus: z.nullish(line),
      citizenship: z.nullish(line),
      yearsAtAddress: z.nullish(whole),
      employmentType: z.enum(EMPLOYMENT_TYPES),
      /** As the borrower stated it. */
      employer: z.nullish(line),
      primaryIncome: dollars,
      otherIncome: dollars,
      coOwnersIncome: dollars,
      parcelNumber: z.nullish(line),
      county: z.nullish(line),
    }),
  }),
  errors: [],
});

/** Returns the credit report that counts: the hard pull's once there is one. Null before any was found. */
export const readCreditReport = call({
  id: 'ST-40 credit',
  tag: 'console-api',
  method: 'GET',
  path: `${CONSOLE_API}/applications/{uuid}/credit-report`,
  auth: 'staff',
  permission: ['file'],
  params: loanParams,
  reply: z.strictObject({
    report: z.nullish(
      z.strictObject({
        pull: z.enum(['SOFT', 'HARD']),
        bureau: z.strictObject({ name: line, phoneNumber: line }),
        score: z.strictObject({ value: whole, on: date, low: whole, high: whole, factors: z.array(line) }),
        alerts: z.array(line),
        /**
         * `phoneNumber` is the number to call before credit is opened (15 USC 1681c-1(h)); null where the alert has
         * none.
         */
        fraudAlerts: z.array(
          z.strictObject({
            kind: line,
            phoneNumber: z.nullish(line),
            placedOn: z.nullish(date),
            text: z.nullish(text),
          }),
        ),
        tradelines: z.array(
          z.strictObject({
            reference: line,
            creditorName: line,
            mask: z.nullish(line),
            kind: z.enum(LIABILITY_KINDS),
            openedOn: z.nullish(month),
            highCredit: z.nullish(dollars),
            balance: dollars,
            monthlyPayment: dollars,
            status: z.nullish(line),
            pastDue: z.nullish(dollars),
            reportedOn: z.nullish(date),
            history: z.nullish(z.array(z.nullable(line))),
            paidOff: z.boolean(),
          }),
        ),
        late: z.array(z.strictObject({ creditorName: line, month, days: z.nullish(line) })),
        /** Null where the bureau does not report them. */
        inquiries: z.nullish(z.array(z.strictObject({ creditorName: line, on: date }))),
      }),
    ),
    explanation: z.nullish(text),
    /** Calls to the number of a fraud alert, oldest first. */
    calls: z.array(
      z.strictObject({ outcome: line, reason: line, at: instant, by: colleague, callBackOn: z.nullish(date) }),
    ),
  }),
  errors: [],
});

const recordedLien = z.strictObject({
  reference: line,
  holder: line,
  instrument: line,
  position: whole,
  amount: dollars,
  recordedOn: date,
  /**
   * Its treatment at closing. DISPUTED: the borrower says it isn't theirs or is paid off; UNMATCHED: it isn't on the
   * application.
   */
  disposition: z.enum(['PAY_OFF', 'STAYS', 'DISPUTED', 'UNMATCHED']),
});

/**
 * Returns the home's values and their sources, the land records, the title commitment with its exceptions and the flood
 * certificate.
 */
export const readCollateral = call({
  id: 'ST-40 collateral',
  tag: 'console-api',
  method: 'GET',
  path: `${CONSOLE_API}/applications/{uuid}/collateral`,
  auth: 'staff',
  permission: ['file', 'attorney'],
  params: loanParams,
  reply: z.strictObject({
    values: z.array(homeValue),
    orders: z.array(
      z.strictObject({
        kind: z.enum(VALUATION_KINDS),
        orderedAt: instant,
        expectedOn: z.nullish(date),
        person: z.nullish(line),
        fee: dollars,
        value: z.nullish(dollars),
      }),
    ),
    search: z.nullish(
      z.strictObject({
        vesting: line,
        ownership: line,
        owners: z.array(line),
        liens: z.array(recordedLien),
        lastTransferOn: z.nullish(date),
      }),
    ),
    title: z.nullish(
      z.strictObject({
        orderNumber: line,
        effectiveOn: date,
        vesting: line,
        estate: z.enum(ESTATES),
        owners: z.array(z.strictObject({ name: line, married: z.nullish(z.boolean()), spouse: z.nullish(line) })),
        mustSign: z.array(z.strictObject({ name: line, relation: z.enum(SIGNER_RELATIONS), reason: line })),
        liens: z.array(recordedLien),
        exceptions: z.array(z.strictObject({ number: whole, kind: z.enum(EXCEPTION_KINDS), text })),
        lastTransferOn: z.nullish(date),
      }),
    ),
    flood: z.nullish(
      z.strictObject({
        certificateNumber: line,
        determinedOn: date,
        zone: line,
        isFloodArea: z.nullish(z.boolean()),
        community: line,
        communityNumber: line,
        participates: z.boolean(),
        panel: line,
        panelOn: date,
      }),
    ),
  }),
  errors: [],
});
