import type { OccupancyType } from '../enums/home.ts';
import type { RetentionPolicy } from '../retention/rules.ts';

/** A row of a table by size: its points hold from `from` (scores) or up to `to` (shares of the home's value). */
interface ScorePoints {
  readonly from: number;
  readonly points: number;
}

interface CltvPoints {
  readonly to: number;
  readonly points: number;
}

/** What a state or county takes for recording a deed. */
export interface RecordingCharges {
  /** Dollars for the deed. */
  readonly fee: number;
  /** Dollars of tax for each $100,000 of the line. */
  readonly taxPer100k: number;
}

/**
 * A lender's policy: limits, price grid, costs. Money in dollars; rates, fees and points of the rate as decimal fractions; shares of
 * value or income as decimal fractions. Its version goes into every fact that one of its rules made.
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
  /** Assets count as monthly income over so many months, from this score on. */
  readonly assets: { readonly months: number; readonly lowestScore: number };
  readonly terms: readonly number[];
  /** A fee option keeps its key in every set of a loan, whatever its fee comes to. */
  readonly feeOptions: readonly { readonly key: string; readonly fee: number }[];
  readonly autopay: number;
  readonly rate: {
    readonly lowest: number;
    readonly highest: number;
    readonly roundedTo: number;
    readonly base: number;
    readonly terms: Readonly<Record<number, number>>;
    /** Ascending by fee; linear between rows, level beyond them. */
    readonly fees: readonly { readonly fee: number; readonly points: number }[];
    /** Descending by score. */
    readonly scores: readonly ScorePoints[];
    /** Ascending by share. */
    readonly cltv: readonly CltvPoints[];
    readonly occupancy: Readonly<Record<OccupancyType, number>>;
  };
  readonly valuationFee: number;
  readonly manualNotaryFee: number;
  /** Whether somebody who signs on a screen must let their device say where it is. */
  readonly signing: { readonly locationNeeded: boolean };
  /** Who approves that the line is paid out. */
  readonly funding: FundingRule;
  /** How long the lender keeps records beyond the law's least. Absent: the law's. */
  readonly retention?: RetentionPolicy;
  /** By state, or by "state/county in capitals" where a county differs; nothing is taken elsewhere. */
  readonly recording: Readonly<Record<string, RecordingCharges>>;
  /** Days after a transfer of title in which no line is given. */
  readonly daysAfterTransfer: number;
}

/** What a lender's rule says about who approves a payment. Dollars. */
export interface FundingRule {
  /** Above this amount two people approve: one proposes, another approves. */
  readonly twoPeopleAbove: number;
  /** Up to this amount the rule itself approves once every check is passed; 0: a person always does. */
  readonly ruleUpTo: number;
}
