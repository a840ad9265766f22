import {
  BORROWER,
  writeCounterOfferNotice,
  findOffer,
  formatMoney,
  formatPercent,
  isCounterOpen,
  noticeDue,
  noticeDueAt,
  type CounterTerm,
  type Fact,
  type LoanFile,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { inLocale } from '../../kernel/locale.ts';
import {
  readApplication,
  type ApplicationRow,
  loanNow,
  pacificDay,
  type FollowUp,
  recordWork,
} from '../../loan-file/index.ts';
import { findFirstMailed, loadLetters } from '../../records/document-store/index.ts';
import {
  toQuoteTerms,
  type ConfirmedChoice,
  readConfirmedChoice,
  findLatestSet,
  type OfferSetRow,
} from '../../records/offer-sets/index.ts';
import { describeOfferChange } from '../offers/index.ts';
import { loadNoticeAbout } from './about.ts';
import { COUNTER_TERMS } from './counter-terms.en.ts';
import { loadCounterOfferDecision } from './decision.ts';
import { findNotice, readsOnScreen, sendNotice } from './send.ts';
import { COUNTER_OFFER_MAIL } from './words.ts';

/**
 * Sends the notice of an offer in place of the one requested or chosen. Its 90 days start when it was sent: on a screen
 * right away, on paper when it was mailed (`recordCounterOfferMailed`). A re-offer that is no worse has no notice.
 */
export const sendCounterOffer: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active) return;
  // A written notice is announced even if it was answered before.
  const isWritten = (await findNotice(context.db, job.uuid, 'counter-offer', job.attempt)) !== undefined;
  if (!isWritten && !isOwed(application.projection, job.attempt)) return;
  const lines = await inLocale(application.locale, () =>
    describeOfferChange(context, context.db, job.uuid, application.projection),
  );
  const notice = await sendNotice(context, application, {
    name: 'counter-offer',
    attempt: job.attempt,
    mail: () => ({ ...COUNTER_OFFER_MAIL, lines }),
    key: job.key,
    write: (madeAt) => writeCounterOffer(context, application, madeAt),
  });
  if (!readsOnScreen(application.projection)) return;
  await recordWork(context, job, async ({ trx, file }) => {
    if (!isOwed(file, job.attempt)) return [];
    return [noticePosted('ELECTRONIC', await loanNow(context, trx), notice.uuid)];
  });
};

const isOwed = (file: LoanFile, version: number): boolean =>
  file.ended === null && isCounterOpen(file) && file.offers.version === version && !file.clocks.COUNTER_OFFER;

/** Starts the 90 days of a paper notice in the transaction that learns that it was mailed. */
export const recordCounterOfferMailed: FollowUp = async ({ file, trx, uuid }) => {
  if (!isOwed(file, file.offers.version)) return [];
  const notice = await findNotice(trx, uuid, 'counter-offer', file.offers.version);
  const letter = notice && (await findMailedLetter(trx, uuid, notice.uuid));
  return letter ? [noticePosted('MAIL', letter.posted_at, letter.uuid)] : [];
};

/** Returns the letter that mailed a document, once it was mailed. */
export async function findMailedLetter(
  trx: Executor,
  uuid: string,
  document: string,
): Promise<{ uuid: string; posted_at: Date } | undefined> {
  return findFirstMailed(await loadLetters(trx, uuid), document);
}

const noticePosted = (how: 'ELECTRONIC' | 'MAIL', at: Date, letter: string): Fact => ({
  type: 'NoticePosted',
  data: {
    notice: 'COUNTER_OFFER',
    person: BORROWER,
    how,
    at: at.toISOString(),
    due: noticeDueAt('COUNTER_OFFER', at.toISOString()),
    letter,
  },
});

async function writeCounterOffer(context: Context, application: ApplicationRow, madeAt: Date) {
  const set = await findLatestSet(context.vault, context.db, application.uuid);
  if (!set) throw new Error('A counter-offer has no offers.');
  const { printed, report } = await loadCounterOfferDecision(context, context.db, application, madeAt);
  const winback = set.data.priced.winback;
  return writeCounterOfferNotice({
    about: await loadNoticeAbout(context, application, madeAt),
    reasons: printed,
    report,
    terms: winback
      ? buildSizeTerms(winback)
      : buildChangeTerms(set, await readConfirmedChoice(context, context.db, application.uuid)),
    byPayoff: (winback?.payoffs.length ?? 0) > 0,
    keptUntil: noticeDue('COUNTER_OFFER', pacificDay(madeAt)).due,
  });
}

const dollars = (amount: number): string => (amount > 0 ? formatMoney(amount) : COUNTER_TERMS.none);

function buildSizeTerms({ before, after }: NonNullable<OfferSetRow['data']['priced']['winback']>): CounterTerm[] {
  return [
    { what: COUNTER_TERMS.line, before: dollars(before.lineAmount), now: dollars(after.lineAmount) },
    { what: COUNTER_TERMS.maxDraw, before: dollars(before.maxDraw), now: dollars(after.maxDraw) },
  ];
}

/**
 * Compares the choice with what the same offer is now. If the offer is gone, compares with the largest of the others.
 */
function buildChangeTerms(set: OfferSetRow, confirmed: ConfirmedChoice | null): CounterTerm[] {
  const terms = toQuoteTerms(set);
  const { offers } = set.data.priced;
  if (!confirmed || !terms || !offers)
    return [
      {
        what: COUNTER_TERMS.line,
        before: confirmed ? formatMoney(confirmed.quote.lineAmount) : COUNTER_TERMS.none,
        now: dollars(offers?.amount ?? 0),
      },
    ];
  const { selection } = confirmed;
  const now = findOffer(terms, selection.choice.offerId);
  return [
    {
      what: COUNTER_TERMS.firstDraw,
      before: formatMoney(selection.totalDraw),
      now: COUNTER_TERMS.upTo(dollars(now?.maxDraw ?? offers.maxDraw)),
    },
    ...(now
      ? [
          {
            what: COUNTER_TERMS.rate,
            before: formatPercent(selection.rate),
            now: COUNTER_TERMS.fromRate(formatPercent(now.rate)),
          },
          {
            what: COUNTER_TERMS.originationFee,
            before: formatPercent(selection.originationFee),
            now: formatPercent(now.originationFee),
          },
          { what: COUNTER_TERMS.term, before: COUNTER_TERMS.years(selection.term), now: COUNTER_TERMS.years(now.term) },
        ]
      : []),
  ];
}
