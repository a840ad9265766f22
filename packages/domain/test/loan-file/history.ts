import type { Fact } from '../../src/loan-file/facts.ts';
import { BORROWER } from '../../src/loan-file/file.ts';

type Residence = 'UNKNOWN' | 'YES' | 'NO';

/**
 * An independent model of a loan file, computed from its facts without `fold`, which the invariants compare with the
 * real one. It has no gates, only what happened and what became outdated.
 */
export class History {
  occupancy = 'HOME';
  texas = false;
  crypto = false;
  ended: 'CANCELLED' | 'DECLINED' | null = null;
  fundsOrdered = false;
  fundsSent = false;
  submitted = false;
  /** A hard-credit consent that no pull has spent. */
  consent = false;
  submittedSincePull = false;
  hardFound = false;
  summary: 'NONE' | 'READY' | 'READ' = 'NONE';
  appRead = false;
  /** How often the pricing inputs changed, and which of them was priced last. */
  inputs = 0;
  priced = -1;
  chosen = false;
  mustSign = new Map<string, Residence>();
  titleRead = false;
  signers = new Map<string, { role: string; opened: boolean; identified: boolean; livesThere: Residence }>();
  borrowerIdentified = false;
  /** Of the current document set. */
  disclosed: { mode: string; fee: number } | null = null;
  accepted = false;
  packed = false;
  notes = new Set<string>();
  deeds = new Set<string>();
  notices = new Set<string>();
  confirmed = new Set<string>();
  plan: { manual: boolean; dated: boolean } | null = null;
  signingReached = false;
  flood: 'CLEAR' | 'SFHA' | null = null;
  floodReached = false;
  periodSet = false;
  periodEnds: string | null = null;
  periodOver = false;
  marginOver = false;
  recorded = false;
  required = 0;
  proposal: { by: string; approvals: number } | null = null;
  approved = false;
  account: 'NONE' | 'WAITING' | 'VERIFIED' = 'NONE';
  conditions = new Map<string, { blocks: string; open: boolean }>();
  /** Possible sanctions matches that are not cleared. */
  matches = new Set<string>();
  reviews = new Set<string>();
  fee: 'NONE' | 'PAID' | 'BACK' = 'NONE';

  owners(): string[] {
    return [...new Set([BORROWER, ...this.mustSign.keys(), ...this.signers.keys()])];
  }

  deedSigners(): string[] {
    return [BORROWER, ...this.signers.keys()];
  }

  noteSigners(): string[] {
    return [BORROWER, ...[...this.signers].filter(([, one]) => one.role === 'CO_BORROWER').map(([person]) => person)];
  }

  isEveryoneNamed(): boolean {
    return [...this.mustSign.keys()].every((person) => this.signers.has(person));
  }

  hasEveryoneSigned(): boolean {
    return (
      this.isEveryoneNamed() &&
      this.noteSigners().every((one) => this.notes.has(one)) &&
      this.deedSigners().every((one) => this.deeds.has(one))
    );
  }

  hasRightToCancel(): boolean {
    const canLiveThere = (person: string): boolean => {
      const own = this.signers.get(person)?.livesThere ?? 'UNKNOWN';
      return (own === 'UNKNOWN' ? (this.mustSign.get(person) ?? 'UNKNOWN') : own) !== 'NO';
    };
    return this.occupancy === 'HOME' || this.owners().some((person) => person !== BORROWER && canLiveThere(person));
  }

  isOnHold(): boolean {
    return this.matches.size > 0 || [...this.conditions.values()].some((one) => one.blocks === 'NOW' && one.open);
  }

  private resetDocuments(): void {
    this.disclosed = null;
    this.accepted = false;
    this.packed = false;
    this.plan = null;
    this.notes.clear();
    this.deeds.clear();
    this.notices.clear();
    this.confirmed.clear();
  }

  private isDisclosed(mode: string, fee: number | null): boolean {
    return this.disclosed !== null && this.disclosed.mode === mode && this.disclosed.fee === (fee ?? 0);
  }

  add(fact: Fact): void {
    switch (fact.type) {
      case 'ApplicationCreated':
        this.occupancy = fact.data.occupancy;
        this.crypto = fact.data.crypto;
        break;
      case 'IntakeCompleted':
        this.texas = fact.data.regime === 'TX_50A6';
        break;
      case 'AnswersChanged':
        this.inputs += 1;
        this.summary = 'NONE';
        break;
      case 'DocumentsReady':
        if (fact.data.set === 'SUMMARY') this.summary = 'READY';
        break;
      case 'DocumentAcknowledged':
        if (fact.data.person !== BORROWER || !fact.data.setComplete) break;
        if (fact.data.set === 'SUMMARY') this.summary = 'READ';
        if (fact.data.set === 'APP') this.appRead = true;
        break;
      case 'SoftCreditReturned':
      case 'HardCreditReturned':
        for (const alert of fact.data.alerts) this.reviews.add(alert);
        if (fact.type === 'SoftCreditReturned') break;
        if (fact.data.outcome === 'FOUND') this.hardFound = true;
        if (!fact.data.matched) this.inputs += 1;
        break;
      case 'ReviewCleared':
        this.reviews.delete(fact.data.review);
        break;
      case 'OffersPriced':
        this.priced = this.inputs;
        if (!(fact.data.outcome === 'OFFERS' && fact.data.stands)) this.chosen = false;
        break;
      case 'AssetsLinked':
      case 'ReducedOfferAccepted':
      case 'PayoffMarked':
      case 'AppraisalAccepted':
        this.inputs += 1;
        break;
      case 'ReducedOfferRefused':
      case 'ApplicationDeclined':
        this.ended = 'DECLINED';
        break;
      case 'OfferSelected':
        this.chosen = true;
        if (fact.data.hardConsentVersion !== null) this.consent = true;
        this.resetDocuments();
        break;
      case 'DrawChangeAsked':
        this.chosen = false;
        if (this.submitted) break;
        this.inputs += 1;
        this.summary = 'NONE';
        break;
      case 'ApplicationSubmitted':
        this.submitted = true;
        this.submittedSincePull = true;
        if (fact.data.hardConsentVersion !== null) this.consent = true;
        break;
      case 'IncomeEvidenced':
        if (!fact.data.matched) this.inputs += 1;
        break;
      case 'IdentityChecked':
        this.borrowerIdentified = fact.data.result === 'VERIFIED';
        break;
      case 'LiensConfirmed':
        this.required = fact.data.required;
        if (!fact.data.matched) this.inputs += 1;
        if (fact.data.disputed > 0) this.conditions.set('liens-disputed', { blocks: 'CLOSING', open: true });
        break;
      case 'PayoffFiguresReceived':
        if (this.notes.size + this.deeds.size === 0) this.inputs += 1;
        break;
      case 'ValuationReturned':
        if (fact.data.outcome === 'VALUE') this.inputs += 1;
        break;
      case 'AppraisalPaid':
        this.fee = 'PAID';
        break;
      case 'FeeRefunded':
        this.fee = 'BACK';
        break;
      case 'DisbursementAccountEntered':
        this.account = 'WAITING';
        break;
      case 'DisbursementAccountVerified':
        this.account = 'VERIFIED';
        break;
      case 'DisbursementAccountRefused':
        this.account = 'NONE';
        break;
      case 'FinalTitleReturned':
        this.titleRead = true;
        this.mustSign = new Map(fact.data.mustSign.map((one) => [one.person, one.livesThere]));
        break;
      case 'AdditionalSignerNamed':
        this.signers.set(fact.data.signer, {
          role: fact.data.role,
          opened: false,
          identified: false,
          livesThere: 'UNKNOWN',
        });
        this.resetDocuments();
        break;
      case 'SignerInvitationOpened':
        this.signer(fact.data.signer).opened = true;
        break;
      case 'SignerResidenceGiven':
        this.signer(fact.data.signer).livesThere = fact.data.livesThere;
        break;
      case 'SignerIdentityChecked':
        this.signer(fact.data.signer).identified = fact.data.result === 'VERIFIED';
        break;
      case 'SignerRemoved':
        this.signers.delete(fact.data.signer);
        this.resetDocuments();
        break;
      case 'SigningDeclined':
        this.conditions.set(fact.data.condition, { blocks: 'NOW', open: true });
        break;
      case 'FloodDetermined':
        this.flood = fact.data.sfha === false ? 'CLEAR' : 'SFHA';
        if (this.flood === 'CLEAR') break;
        this.conditions.set('flood-notice', { blocks: 'CLOSING', open: true });
        this.conditions.set('flood-insurance', { blocks: 'CLOSING', open: true });
        break;
      case 'ClosingDisclosureReady':
        this.disclosed = { mode: fact.data.notary.mode, fee: fact.data.notary.fee ?? 0 };
        break;
      case 'FinalOfferAccepted':
        this.accepted = true;
        break;
      case 'SigningPackageReady':
        this.packed = true;
        break;
      case 'NoteSigned':
        this.notes.add(fact.data.signer);
        break;
      case 'DeedSigned':
        this.deeds.add(fact.data.signer);
        break;
      case 'NotaryPlanned':
        if (!this.isDisclosed(fact.data.mode, fact.data.fee)) this.resetDocuments();
        else {
          this.plan = { manual: fact.data.mode === 'MANUAL', dated: fact.data.notBefore !== null };
          if (this.plan.dated) this.signingReached = false;
        }
        break;
      case 'NotaryBooked':
        if (!this.isDisclosed(fact.data.mode, fact.data.fee)) this.resetDocuments();
        break;
      case 'RescissionNoticeDelivered':
        this.notices.add(fact.data.person);
        break;
      case 'RescissionPeriodSet':
        this.periodSet = true;
        this.periodEnds = fact.data.endsAt;
        this.periodOver = false;
        this.marginOver = false;
        this.confirmed.clear();
        break;
      case 'NonRescissionConfirmed':
        this.confirmed.add(fact.data.person);
        break;
      case 'ClockReached':
        this.clock(fact.data.clock);
        break;
      case 'Rescinded':
      case 'ApplicationWithdrawn':
        this.ended = 'CANCELLED';
        break;
      case 'DeedRecorded':
        this.recorded = true;
        break;
      case 'FundingProposed':
        this.proposal = fact.data;
        break;
      case 'FundingRejected':
        this.proposal = null;
        break;
      case 'FundingApproved':
        this.approved = true;
        break;
      case 'FundsOrdered':
        this.fundsOrdered = true;
        break;
      case 'FundsSent':
        this.fundsSent = true;
        break;
      case 'ConditionPosted':
        this.conditions.set(fact.data.id, { blocks: fact.data.blocks, open: true });
        break;
      case 'ConditionCleared':
        this.conditions.get(fact.data.id)!.open = false;
        break;
      case 'SanctionsScreened':
        for (const match of fact.data.matches) this.matches.add(match);
        break;
      case 'SanctionsMatchCleared':
        this.matches.delete(fact.data.match);
        break;
      case 'EvidenceExpired':
        if (fact.data.what === 'CREDIT') {
          this.consent = false;
          this.submittedSincePull = false;
          this.hardFound = false;
        }
        if (fact.data.what === 'PAYOFF') this.proposal = null;
        if (fact.data.what === 'TITLE') this.titleRead = false;
        break;
      case 'ClosingVoided':
        this.inputs += 1;
        this.periodSet = false;
        this.periodEnds = null;
        this.periodOver = false;
        this.marginOver = false;
        this.resetDocuments();
        break;
      default:
        break;
    }
  }

  private clock(name: string): void {
    if (name === 'SIGNING') this.signingReached = true;
    if (name === 'FLOOD') this.floodReached = true;
    if (name === 'RESCISSION') this.periodOver = true;
    if (name === 'SATISFIED') this.marginOver = true;
    if (name === 'INCOMPLETE') this.ended = 'CANCELLED';
  }

  private signer(person: string) {
    return (
      this.signers.get(person) ?? { role: '', opened: false, identified: false, livesThere: 'UNKNOWN' as Residence }
    );
  }
}
