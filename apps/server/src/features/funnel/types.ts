import type { REPORT_DEVICES, Request, readFunnel } from '@lintel/contract';
import type { Party, Phase } from '@lintel/domain';

export type FileDevice = (typeof REPORT_DEVICES)[number];

/** A report's query: a period of Pacific days, both included, and a device. */
export type ReportQuery = Request<typeof readFunnel>['query'];

/** The query as the tables are read by it. */
export interface ReportFilter {
  readonly organisation: string;
  readonly from: Date;
  /** The first instant after the period. */
  readonly before: Date;
  readonly device: FileDevice | null;
}

/** `ALL`: the sum of a file's phases, or of its parties. */
export type TimedPhase = Phase | 'ALL';
export type TimedParty = Party | 'ALL';

/** How long a file waited for a party in a phase. */
export interface PhaseTime {
  readonly phase: TimedPhase;
  readonly party: TimedParty;
  readonly seconds: number;
}
