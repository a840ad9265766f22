import type { GateId } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { StaffTaskFinders } from './task-finders.ts';

/** A file whose gate staff take over from another party. */
export interface GateTakeover {
  readonly uuid: string;
  /** When staff take over. */
  readonly from: Date;
}

/** Returns the files that staff take over by `now`: all of them, or with `uuid` only that one. */
export type FindTakenOver = (context: Context, now: Date, uuid?: string) => Promise<readonly GateTakeover[]>;

interface StaffTaskParts {
  readonly staffTasks: StaffTaskFinders;
  /** Gates of other parties, such as an employer, that staff take over after a while. */
  readonly staffTakeOver: Partial<Record<GateId, FindTakenOver>>;
}

declare module '../../kernel/context.ts' {
  interface Context extends StaffTaskParts {}
}

declare module '../../kernel/feature.ts' {
  interface Feature extends Partial<StaffTaskParts> {}
}
