import { BORROWER, type LoanFile } from '../file.ts';
import { marked, newPapers, newPrice, type Effects } from './effect.ts';

/** Creation, consents, documents, credit and property. */
export const openingEffects = {
  ApplicationCreated: (file, { occupancy, crypto, softConsent }) => ({
    ...file,
    created: { occupancy, crypto, softConsent },
    softConsent,
  }),
  DocumentsRequested: (file, { set }) =>
    set === 'PRE' ? { ...file, preDoc: true } : { ...file, docs: { ...file.docs, [set]: 'ASKED' } },
  DocumentsReady: (file, { set }) => ({ ...file, docs: { ...file.docs, [set]: 'READY' } }),
  ESignConsentGiven: (file, { person }) => ({
    ...file,
    esign: { ...file.esign, [person]: { n: (file.esign[person]?.n ?? 0) + 1, on: true } },
  }),
  ESignConsentWithdrawn: (file, { person }) => ({
    ...file,
    esign: { ...file.esign, [person]: { n: (file.esign[person]?.n ?? 0) + 1, on: false } },
  }),
  DocumentAcknowledged: (file, { set, person, setComplete }) =>
    setComplete && person === BORROWER ? { ...file, acks: { ...file.acks, [set]: true } } : file,
  NoticePosted: (file, { notice, person, due }) => {
    const after = { ...file, posted: file.posted + 1 };
    if (notice === 'TX_50G') return { ...after, texasNotices: { ...file.texasNotices, [person]: true } };
    if (due === null || (notice !== 'FLOOD' && notice !== 'COUNTER_OFFER')) return after;
    return { ...after, clocks: { ...file.clocks, [notice]: { due, reached: false } } };
  },
  SoftCreditConsentGiven: (file) => ({ ...file, softConsent: true }),
  AnswersChanged: (file) => newSummary(file),
  IntakeCompleted: (file, { regime }) => ({ ...file, intake: true, regime }),
  SoftCreditReturned: (file, { outcome, alerts }) => withAlerts({ ...file, soft: { ...file.soft, outcome } }, alerts),
  HardCreditReturned: (file, { outcome, alerts, matched }) => {
    const after = withAlerts({ ...file, hard: { ...file.hard, outcome } }, alerts);
    return matched ? after : newPrice(after);
  },
  SsnGiven: (file) => ({ ...file, ssn: file.ssn + 1, soft: nextAsked(file.soft) }),
  SoftCreditRetryAsked: (file) => ({ ...file, soft: nextAsked(file.soft) }),
  HardCreditRetryAsked: (file) => ({ ...file, hard: nextAsked(file.hard) }),
  ReviewCleared: (file, { review }) => ({ ...file, reviews: { ...file.reviews, [review]: false } }),
  DelinquencyExplained: (file) => ({ ...file, delinquencyExplained: true }),
  PropertyLocated: (file, { outcome }) => ({ ...file, property: { ...file.property, outcome } }),
  PropertyCorrected: (file) => ({ ...file, property: nextAsked(file.property) }),
  ParcelChosen: (file) => ({ ...file, property: { ...file.property, outcome: 'ONE' } }),
  PropertyValued: (file, { outcome, route }) => {
    const after = { ...file, value: { ...file.value, outcome } };
    return outcome === 'NO_VALUE'
      ? { ...after, valuation: { ...file.valuation, required: true, route, phase: 'ORDER' } }
      : after;
  },
  ValueEstimated: (file) =>
    file.value.estimated
      ? { ...file, valuation: { ...file.valuation, phase: 'ORDER', attempt: file.valuation.attempt + 1 } }
      : { ...file, value: { ...file.value, estimated: true } },
} as const satisfies Partial<Effects>;

/** Pricing, choice, marks. */
export const offerEffects = {
  OffersPriced: (file, { version, outcome, stands, worse, limit }) => ({
    ...file,
    offers: {
      version,
      basis: file.basis,
      outcome,
      counter: file.selection.n > 0 && !file.selection.choiceAsked && !stands && worse,
      limit,
    },
    deferrable: false,
    selection: { ...file.selection, current: outcome === 'OFFERS' && stands && file.selection.current },
  }),
  AssetsLinked: (file) => newPrice(file),
  ReducedOfferAccepted: (file, { payoffs }) => newPrice(payoffs === null ? file : marked(file, payoffs)),
  ReducedOfferRefused: (file) => ({ ...file, ended: { status: 'DECLINED', why: 'COUNTER_OFFER_REFUSED' } }),
  PayoffMarked: (file, { payoffs }) => newPrice(marked(file, payoffs)),
  OfferSelected: (file, { hardConsentVersion }) =>
    newPapers({
      ...file,
      selection: { n: file.selection.n + 1, current: true, choiceAsked: false },
      hardConsent: hardConsentVersion === null ? file.hardConsent : file.spent + 1,
    }),
  /** Before the submission the summary names the choice, so it is made again too. */
  DrawChangeAsked: (file) => {
    const after = { ...file, selection: { ...file.selection, choiceAsked: true, current: false } };
    return file.consents === 0 ? newSummary(after) : after;
  },
} as const satisfies Partial<Effects>;

/** The offers are priced again, and the summary is made and read again. */
function newSummary(file: LoanFile): LoanFile {
  return newPrice({ ...file, docs: { ...file.docs, SUMMARY: null }, acks: { ...file.acks, SUMMARY: false } });
}

function nextAsked(asked: { readonly attempt: number }): { attempt: number; outcome: null } {
  return { attempt: asked.attempt + 1, outcome: null };
}

type Alerts = readonly ('FACTA' | 'DELINQUENCY')[];

function withAlerts(file: Parameters<Effects['SoftCreditReturned']>[0], alerts: Alerts) {
  if (alerts.length === 0) return file;
  const reviews = { ...file.reviews };
  for (const alert of alerts) reviews[alert] = true;
  return { ...file, reviews, delinquencyExplained: file.delinquencyExplained && !alerts.includes('DELINQUENCY') };
}
