import { isCounterOpen } from '../fold.ts';
import type { GateId } from '../gates.ts';
import { hasHardConsent } from '../gates/offer-and-application.ts';
import { deedSigners, hasSignedDeed, isPresent, isRescindable, owners } from '../people.ts';
import { electronic, first, owner, rule, type Needs, type Refusal, type Seen } from './needs.ts';

const SOFT_ANSWERS = ['FOUND', 'NO_MATCH', 'FROZEN', 'ERROR', 'MINOR'];
const HARD_ANSWERS = ['FOUND', 'FROZEN', 'ERROR'];
const REQUESTED_AT = { PRE: 'pre-disclosure', APP: 'app-disclosure-gen', SUMMARY: 'summary-gen' } as const;

/** Creation, consents, documents, credit and property. */
export const openingNeeds = {
  ApplicationCreated: ({ file }) => rule(file.created === null, 'the application is created once'),
  DocumentsRequested: (seen, { set }) => seen.turns.worker(seen, [REQUESTED_AT[set]], null),
  DocumentsReady: (seen, { set, attempt }) => {
    if (set !== 'PRE') return seen.turns.worker(seen, [set === 'APP' ? 'app-disclosure' : 'summary'], attempt);
    return rule(seen.file.preDoc && seen.file.docs.PRE === null, 'the first disclosure was not asked for, or is ready');
  },
  ESignConsentGiven: ({ file }, { person, demonstrated }) =>
    owner(file, person) ??
    rule(demonstrated, 'the person has not shown to be able to read the documents') ??
    rule(file.esign[person]?.on !== true, 'the consent stands'),
  ESignConsentWithdrawn: ({ file }, { person }) => rule(file.esign[person]?.on === true, 'no consent stands'),
  DocumentAcknowledged: ({ file }, { set, person, how }) =>
    owner(file, person) ??
    rule(isCurrentSet(file, set), 'the document is not a current one') ??
    electronic(file, person, how !== 'PAPER'),
  NoticePosted: ({ file }, { notice, person, how, due }) => {
    const refused = owner(file, person) ?? electronic(file, person, how === 'ELECTRONIC');
    if (refused !== null) return refused;
    if (notice === 'TX_50G') {
      return rule(
        file.regime === 'TX_50A6' && file.texasNotices[person] !== true,
        'this owner is owed no 50(g) notice',
      );
    }
    if (notice === 'FLOOD')
      return rule(file.flood === 'SFHA' && due !== null && !file.clocks.FLOOD, 'no flood notice is owed');
    if (notice !== 'COUNTER_OFFER') return null;
    return rule(
      isCounterOpen(file) && due !== null && !file.clocks.COUNTER_OFFER,
      'no counter-offer waits for its notice',
    );
  },
  SoftCreditConsentGiven: (seen) => seen.turns.step(seen, ['pre-consent']),
  AnswersChanged: ({ file }) => rule(file.consents === 0, 'answers are changed until the application is submitted'),
  IntakeCompleted: (seen) => seen.turns.worker(seen, ['intake'], null),
  SoftCreditReturned: (seen, { attempt, outcome }) =>
    seen.turns.worker(seen, ['soft-credit'], attempt) ?? first(seen.file.soft.outcome, outcome, SOFT_ANSWERS),
  HardCreditReturned: (seen, { attempt, outcome, consent }) =>
    seen.turns.worker(seen, ['hard-credit'], attempt) ??
    first(seen.file.hard.outcome, outcome, HARD_ANSWERS) ??
    rule(
      consent === seen.file.spent + 1 && hasHardConsent(seen.file),
      'one pull for each consent, and this one has none',
    ),
  SsnGiven: (seen) => seen.turns.step(seen, ['no-match']),
  SoftCreditRetryAsked: (seen, { reason }) => {
    if (reason === 'UNFROZEN') return seen.turns.step(seen, ['soft-frozen']);
    if (reason === 'RETRY_JOB') return seen.turns.worker(seen, ['soft-error'], null);
    const ids: GateId[] = reason === 'AGE_PROVED' ? ['minor'] : ['no-match-ssn', 'soft-error', 'minor'];
    return rule(isAnyOpen(seen, ids), 'no credit problem is open that this would settle');
  },
  HardCreditRetryAsked: (seen, { reason }) => {
    if (reason === 'UNFROZEN') return seen.turns.step(seen, ['hard-frozen']);
    if (reason === 'RETRY_JOB') return seen.turns.worker(seen, ['hard-error'], null);
    return rule(
      reason === 'CORRECTED' && isAnyOpen(seen, ['hard-error']),
      'no credit problem is open that this would settle',
    );
  },
  ReviewCleared: ({ file }, { review }) => rule(file.reviews[review] === true, 'no such review is open'),
  DelinquencyExplained: (seen) => seen.turns.step(seen, ['delinquency-explain']),
  PropertyLocated: (seen, { attempt, outcome }) =>
    seen.turns.worker(seen, ['locate'], attempt) ?? first(seen.file.property.outcome, outcome, ['ONE', 'NONE', 'MANY']),
  PropertyCorrected: (seen) => seen.turns.step(seen, ['no-property']),
  ParcelChosen: (seen) => seen.turns.step(seen, ['many-properties']),
  PropertyValued: (seen, { attempt, outcome, route }) =>
    seen.turns.worker(seen, ['value'], attempt) ??
    first(seen.file.value.outcome, outcome, ['VALUE', 'NO_VALUE']) ??
    rule(outcome !== 'NO_VALUE' || route !== null, 'without an automated value it must be said who values the home'),
  ValueEstimated: (seen) =>
    seen.turns.step(seen, ['estimate', 'valuation-estimate-bpo', 'valuation-estimate-resi-eval']),
} as const satisfies Partial<Needs>;

/** Pricing, choice, marks. */
export const offerNeeds = {
  OffersPriced: (seen, { attempt, version, outcome, reasons, stands, worse }) =>
    seen.turns.worker(seen, ['price'], attempt) ??
    rule(seen.file.offers.version === 0 || seen.file.offers.basis !== seen.file.basis, 'these inputs are priced') ??
    rule(version === seen.file.offers.version + 1, 'offer versions have no gaps') ??
    rule(outcome === 'OFFERS' || reasons.length > 0, 'fewer than the offers asked for needs its reasons') ??
    rule(!(stands && worse), 'an offer that stands is not worse'),
  AssetsLinked: (seen) => seen.turns.step(seen, ['assets']),
  ReducedOfferAccepted: (seen, { version, payoffs }) =>
    seen.turns.step(seen, ['winback']) ??
    ofVersion(seen, version) ??
    rule(
      payoffs === null || (seen.file.liens && payoffs > seen.file.payoffs),
      'a lien is paid off once the liens are known',
    ),
  ReducedOfferRefused: (seen, { version }) =>
    seen.turns.step(seen, ['winback', 'rechoose']) ??
    ofVersion(seen, version) ??
    rule(isCounterOpen(seen.file), 'stopping at an offer that is not worse is withdrawing'),
  PayoffMarked: (seen, { status, lien, payoffs }) =>
    seen.turns.step(seen, ['choose', 'rechoose']) ??
    rule(!lien || seen.file.liens, 'a lien is paid off once the liens are known') ??
    rule(payoffs === seen.file.payoffs + (status === 'MARKED_FOR_PAYOFF' ? 1 : -1), 'one debt is marked at a time') ??
    rule(payoffs >= seen.file.required, 'a required payoff stays marked'),
  OfferSelected: (seen, { version }) => seen.turns.step(seen, ['choose', 'rechoose']) ?? ofVersion(seen, version),
  /** At a second agreement to the credit check nothing is chosen again: its price may still be waited for. */
  DrawChangeAsked: (seen) => seen.turns.step(seen, seen.file.consents === 0 ? ['submit'] : ['final-offer']),
} as const satisfies Partial<Needs>;

function ofVersion({ file }: Seen, version: number): Refusal | null {
  return version === file.offers.version
    ? null
    : { name: 'STALE_ATTEMPT', because: `offer set ${version} is not the present one, ${file.offers.version}` };
}

function isAnyOpen({ file, gate }: Seen, ids: readonly GateId[]): boolean {
  return ids.map(gate).some((one) => one.when(file) && !one.until(file));
}

/** An owner is still to read the notice of the right to cancel. */
const owesNotice = (file: Seen['file']): boolean =>
  isRescindable(file) && owners(file).some((person) => !isPresent(file, file.rescissionNotices[person]));

type Set = Parameters<Needs['DocumentAcknowledged']>[1]['set'];

function isCurrentSet(file: Seen['file'], set: Set): boolean {
  switch (set) {
    case 'PRE':
      return file.docs.PRE === 'READY';
    case 'APP':
    case 'SUMMARY':
      return file.docs[set] === 'READY';
    case 'CLOSING':
      return isPresent(file, file.closing);
    case 'PACKAGE':
      return (
        isPresent(file, file.pack) &&
        (deedSigners(file).some((person) => !hasSignedDeed(file, person)) || owesNotice(file))
      );
    default:
      return file.posted > 0;
  }
}
