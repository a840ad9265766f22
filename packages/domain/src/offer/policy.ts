import type { OccupancyType } from '../enums/home.ts';
import type { RetentionPolicy } from '../retention/rules.ts';

/** A row of the price grid: its points of the rate apply from a score. */
interface ScorePoints {
  readonly from: number;
  readonly points: number;
}

/** A row of the price grid: its points of the rate apply up to a share of the home's value. */
interface CltvPoints {
  readonly to: number;
  readonly points: number;
}

/** The charges of a state or county for recording a deed. */
export interface RecordingCharges {
  /** Dollars for the deed. */
  readonly fee: number;
  /** Tax in dollars per $100,000 of the line. */
  readonly taxPer100k: number;
}

/**
 * A lender's policy: limits, price grid, costs. Money in dollars; rates, fees and points of the rate as decimal
 * fractions; shares of value or income as decimal fractions. Every fact made by one of its rules contains its version.
 */
export interface Policy {
  readonly version: string;
  readonly smallestDraw: number;
  readonly largestLine: number;
  readonly lowestScore: number;
  readonly cltvCaps: Readonly<Record<OccupancyType, number>>;
  /** A homestead in Texas (Texas Constitution, Article XVI, section 50(a)(6)). */
  readonly texasHomestead: { readonly cltvCap: number; readonly feeCap: number };
  readonly dti: { readonly cap: number; readonly usualCap: number; readonly scoreAboveUsual: number };
  /** Assets count as monthly income spread over this many months, from this score up. */
  readonly assets: { readonly months: number; readonly lowestScore: number };
  readonly terms: readonly number[];
  /** A fee option keeps its key in every set of a loan, whatever its fee is. */
  readonly feeOptions: readonly { readonly key: string; readonly fee: number }[];
  readonly autopay: number;
  readonly rate: {
    readonly lowest: number;
    readonly highest: number;
    readonly roundedTo: number;
    readonly base: number;
    readonly terms: Readonly<Record<number, number>>;
    /** Ascending by fee; linear between rows, constant beyond them. */
    readonly fees: readonly { readonly fee: number; readonly points: number }[];
    /** Descending by score. */
    readonly scores: readonly ScorePoints[];
    /** Ascending by share. */
    readonly cltv: readonly CltvPoints[];
    readonly occupancy: Readonly<Record<OccupancyType, number>>;
  };
  readonly valuationFee: number;
  readonly manualNotaryFee: number;
  /** Whether a person who signs electronically must share their device's location. */
  readonly signing: { readonly locationNeeded: boolean };
  /** Who must approve the payout of a line. */
  readonly funding: FundingRule;
  /** How long the lender keeps records beyond the legal minimum. Absent: the legal minimum. */
  readonly retention?: RetentionPolicy;
  /** By state, or by "state/county in capitals" where a county differs; no charges elsewhere. */
  readonly recording: Readonly<Record<string, RecordingCharges>>;
  /** Days after a transfer of title during which no line is offered. */
  readonly daysAfterTransfer: number;
}

/** A lender's rule for who approves a payment. Dollars. */
export interface FundingRule {
  /** Above this amount two people approve: one proposes, another approves. */
  readonly twoPeopleAbove: number;
  /** Up to this amount the rule approves automatically once every check passes; 0: a person always approves. */
  readonly ruleUpTo: number;
}
