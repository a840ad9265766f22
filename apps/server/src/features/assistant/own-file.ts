import { BORROWER, explain, formatDateInProse, formatMoney, formatPercent, type Passage } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { loadApplications, loadGateWords, pacificDay, type ApplicationRow } from '../../loan-file/index.ts';
import { findDisclosedOffer, findLatestSet, readConfirmedChoice } from '../../records/offer-sets/index.ts';
import type { findConversation } from '../chat/index.ts';
import { loadOwnConditions } from '../conditions/index.ts';
import { loadLoanDates } from '../rescission/index.ts';
import { OWN_FILE } from './words.ts';

type Conversation = NonNullable<Awaited<ReturnType<typeof findConversation>>>;

/**
 * Returns the passages about the borrower's own application that the assistant may quote: the application that the chat
 * is about, or else their newest one. A visitor who isn't logged in has none.
 */
export async function loadOwnPassages(
  context: Context,
  { identity_uuid: person, application_uuid: uuid, organisation }: Conversation,
): Promise<Passage[]> {
  if (person === null) return [];
  const own = await loadApplications(context.db, person, organisation);
  const loan = uuid === null ? own[0] : own.find((one) => one.uuid === uuid);
  if (!loan) return [];
  const sections = [
    { heading: OWN_FILE.status.heading, text: await describeStatus(context, loan) },
    { heading: OWN_FILE.conditions.heading, text: await listOpenConditions(context, loan) },
    ...(await listDates(context, loan)),
    { heading: OWN_FILE.offer.heading, text: await describeOffer(context, loan) },
  ];
  return sections.flatMap(({ heading, text }) =>
    text === null ? [] : [{ source: 'your-application', title: OWN_FILE.title, heading, text }],
  );
}

async function describeStatus(context: Context, loan: ApplicationRow): Promise<string> {
  const { text, ask, next } = explain(loan.projection, await loadGateWords(context, loan));
  const { status } = OWN_FILE;
  return [text, ...(ask === null ? [] : [status.ask(ask)]), ...(next === null ? [] : [status.next(next)])].join('\n');
}

async function listOpenConditions({ db }: Context, loan: ApplicationRow): Promise<string> {
  const conditions = await loadOwnConditions(db, loan, { uuid: loan.uuid, audience: BORROWER });
  const open = conditions.filter(({ condition }) => condition.state === 'OPEN');
  if (open.length === 0) return OWN_FILE.conditions.none;
  return [OWN_FILE.conditions.open, ...open.map(({ condition }) => `- ${condition.text}`)].join('\n');
}

/** Lists one section per known date, so that a question about another date finds a help page. */
async function listDates(context: Context, loan: ApplicationRow): Promise<Pick<Passage, 'heading' | 'text'>[]> {
  const { signedOn, lastDay, fundingOn, sentOn, firstPaymentOn } = await loadLoanDates(context, context.db, loan);
  const { dates } = OWN_FILE;
  const known: readonly (readonly [(typeof dates)[keyof typeof dates], string | null])[] = [
    [dates.started, pacificDay(loan.created_at)],
    [dates.signed, signedOn],
    [dates.lastDay, loan.projection.ended === null ? lastDay : null],
    sentOn === null ? [dates.funding, fundingOn] : [dates.sent, sentOn],
    [dates.firstPayment, firstPaymentOn],
  ];
  return known.flatMap(([{ heading, text }, day]) =>
    day === null ? [] : [{ heading, text: text(formatDateInProse(day)) }],
  );
}

const percent = (fraction: number): string => formatPercent(fraction, 2);

/** Describes the latest figures the borrower has seen: the final offer, else their choice, else the range of offers. */
async function describeOffer(context: Context, { uuid, projection: file }: ApplicationRow): Promise<string | null> {
  const { db, vault } = context;
  const { offer } = OWN_FILE;
  const disclosed = await findDisclosedOffer(context, db, uuid, file);
  if (disclosed) {
    const { lineAmount, apr, monthlyPayment } = disclosed.quote;
    return offer.accepted(formatMoney(lineAmount), percent(apr), formatMoney(monthlyPayment, 2));
  }
  const chosen = await readConfirmedChoice(context, db, uuid);
  if (chosen && file.selection.current) {
    const { lineAmount, apr, monthlyPayment } = chosen.quote;
    const { term } = chosen.selection;
    return offer.chosen(formatMoney(lineAmount), term, percent(apr), formatMoney(monthlyPayment, 2));
  }
  const set = await findLatestSet(vault, db, uuid);
  const offers = Object.values(set?.data.priced.offers?.offersByType ?? {}).flat();
  if (offers.length === 0 || file.ended !== null) return null;
  const rates = offers.map(({ rate }) => rate);
  const most = Math.max(...offers.map(({ max }) => max));
  return offer.range(formatMoney(most), percent(Math.min(...rates)), percent(Math.max(...rates)));
}
