import type { FileDevice, TimedParty, TimedPhase } from './types.ts';

interface FunnelTables {
  /** How far a loan file got. It has no personal data, so it stays when the file's data is erased. */
  funnel_file: {
    application_uuid: string;
    organisation: string;
    device: FileDevice;
    /** The file's creation. */
    started_at: Date;
    /** Index of the furthest of `FILE_STEPS`. */
    step: number;
  };
  /** How long a funded file waited for a party in a phase, and the sums over phases and parties. */
  funnel_time: {
    application_uuid: string;
    organisation: string;
    device: FileDevice;
    started_at: Date;
    phase: TimedPhase;
    party: TimedParty;
    seconds: number;
    /** `ln(seconds + 1)` in hundredths: few enough values to count, so that a quantile needs no sorting. */
    bucket: number;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends FunnelTables {}
}
