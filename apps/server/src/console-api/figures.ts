import type { HandlerReply, readFigures } from '@lintel/contract';
import { quote, ratios, type PricingInputs } from '@lintel/domain';
import { readContact, loadEvidencedIncome } from '../features/income/index.ts';
import { loadPricingInputs } from '../features/offers/index.ts';
import type { Context } from '../kernel/context.ts';
import { findLastFactWithTime, type ApplicationRow, pacificDay } from '../loan-file/index.ts';
import { readAnswers, loadContact } from '../records/answers/index.ts';
import { findCreditReport } from '../records/credit-report/index.ts';
import { readParcel, readParcelNumber } from '../records/home/index.ts';
import {
  toQuoteTerms,
  readConfirmedChoice,
  findLatestSet,
  type OfferSetRow,
  promisedQuote,
} from '../records/offer-sets/index.ts';
import { loadHomeValues } from './home-values.ts';

type Figures = HandlerReply<typeof readFigures>;

/**
 * Returns the figures on which staff base a decision, each with its source. Reads only the file: no vendor is asked,
 * and HMDA answers are in no table that this reads.
 */
export async function loadFigures(context: Context, row: ApplicationRow): Promise<Figures> {
  const { vault, db } = context;
  const credit = await findCreditReport(context, db, row.uuid);
  const set = await findLatestSet(vault, db, row.uuid);
  const choice = await loadChoiceFigures(context, row.uuid);
  const offers = set?.data.priced.offers;
  return {
    values: await loadHomeValues(context, row.uuid),
    ...(await loadMeasures(context, row, set, choice)),
    liensOn: await liensOn(context, row.uuid),
    choice,
    maximum:
      offers && set
        ? { drawAmount: offers.maxDraw, lineAmount: offers.amount, pricedAt: set.created_at.toISOString() }
        : null,
    score: credit && {
      value: credit.report.score.value,
      bureau: credit.report.bureau.name,
      on: credit.report.score.date,
    },
    income: await loadIncomeFigures(context, row),
    application: await loadApplicationFigures({ vault, db }, row.uuid),
  };
}

async function loadChoiceFigures({ vault, db }: Context, uuid: string): Promise<NonNullable<Figures['choice']> | null> {
  const chosen = await readConfirmedChoice({ vault }, db, uuid);
  const quote = await promisedQuote(vault, db, uuid);
  const selected = await findLastFactWithTime(db, uuid, 'OfferSelected');
  if (!chosen || !quote || !selected) return null;
  const { lineAmount, totalDraw: drawAmount, monthlyPayment, rate, apr, payoffTotal: payoffs } = quote;
  return {
    lineAmount,
    drawAmount,
    monthlyPayment,
    rate,
    apr,
    payoffs,
    termYears: chosen.selection.term,
    chosenAt: selected.at.toISOString(),
  };
}

/** Measures the choice against home and income. Before a choice, measures the largest offered line. */
async function loadMeasures(
  context: Context,
  { uuid, organisation, projection: file, version }: ApplicationRow,
  set: OfferSetRow | undefined,
  choice: Figures['choice'],
): Promise<Pick<Figures, 'basis' | 'ratios'>> {
  const inputs = await context.db
    .transaction()
    .execute((trx) => loadPricingInputs(context, { uuid, organisation, file, version, trx }));
  const line = choice ?? largestLine(set);
  if (!inputs || !line) return { basis: null, ratios: null };
  const policy = context.getPolicy(organisation);
  const { lineAmount, monthlyPayment } = line;
  const stated = await loadStatedIncome(context, uuid);
  const atStated = (income: number): PricingInputs => ({ ...inputs, annualIncome: income });
  return {
    basis: choice ? 'CHOICE' : 'MAXIMUM',
    ratios: {
      ...ratios(inputs, line, policy),
      lineAmount,
      monthlyPayment,
      dtiAtStated: stated === inputs.annualIncome ? null : ratios(atStated(stated), line, policy).dti,
    },
  };
}

/** Returns the largest line of the current offers, with the payment of its longest term. */
function largestLine(
  set: OfferSetRow | undefined,
): { readonly lineAmount: number; readonly monthlyPayment: number } | null {
  const terms = toQuoteTerms(set);
  const offers = Object.values(terms?.offersByType ?? {}).flat();
  const [largest] = offers.toSorted((one, other) => other.max - one.max || other.term - one.term);
  return set && terms && largest
    ? quote(terms, largest, {
        offerSetId: set.uuid,
        offerId: largest.id,
        drawAmount: largest.maxDraw,
        discountTypes: [],
        payOffPreference: null,
      })
    : null;
}

async function loadStatedIncome({ vault, db }: Context, uuid: string): Promise<number> {
  const { income } = (await readAnswers(vault, db, uuid)).applicant;
  return income.primary + income.other + income.coDeeders;
}

/** Returns the day of the search that lists the liens: the title company's, before that the land records'. */
async function liensOn({ db }: Context, uuid: string): Promise<string | null> {
  const titleFact =
    (await findLastFactWithTime(db, uuid, 'FinalTitleReturned')) ??
    (await findLastFactWithTime(db, uuid, 'PrequalTitleReturned'));
  return titleFact ? pacificDay(titleFact.at) : null;
}

async function loadIncomeFigures(context: Context, { uuid, projection }: ApplicationRow): Promise<Figures['income']> {
  const stated = await loadStatedIncome(context, uuid);
  const amount = await loadEvidencedIncome(context.vault, context.db, uuid, projection);
  const evidenced = amount === null ? undefined : await findLastFactWithTime(context.db, uuid, 'IncomeEvidenced');
  return {
    stated,
    verified:
      amount !== null && evidenced ? { amount, source: evidenced.data.source, at: evidenced.at.toISOString() } : null,
  };
}

async function loadApplicationFigures(
  { vault, db }: Pick<Context, 'vault' | 'db'>,
  uuid: string,
): Promise<Figures['application']> {
  const { applicant, home } = await readAnswers(vault, db, uuid);
  const contact = await loadContact(vault, db, uuid);
  const parcel = await readParcel({ vault }, db, uuid);
  const submitted = await findLastFactWithTime(db, uuid, 'ApplicationSubmitted');
  return {
    submittedAt: submitted?.at.toISOString() ?? null,
    occupancy: home.occupancyType,
    listedForSale: home.listedForSale,
    ownership: applicant.ownershipType,
    coOwners: contact.coOwners.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    maritalStatus: contact.maritalStatus,
    citizenship: contact.citizenship,
    yearsAtAddress: contact.yearsAtAddress,
    employmentType: applicant.employmentType,
    employer: (await readContact(vault, db, uuid))?.employerName ?? null,
    primaryIncome: applicant.income.primary,
    otherIncome: applicant.income.other,
    coOwnersIncome: applicant.income.coDeeders,
    parcelNumber: await readParcelNumber({ vault }, db, uuid),
    county: parcel?.county ?? null,
  };
}
