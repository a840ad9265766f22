import type { Generated, JSONColumnType } from 'kysely';
import type { Variation } from './types.ts';

export interface ExperimentTables {
  /** A lender's comparison of versions of pages. */
  experiment: {
    organisation: string;
    name: string;
    variations: JSONColumnType<readonly Variation[]>;
    running: boolean;
  };
  /** The variation that a browser saw first. It stays the same when the weights change. */
  experiment_assignment: {
    organisation: string;
    tracker_uuid: string;
    experiment: string;
    variation: string;
    assigned_at: Generated<Date>;
  };
  /** The tracker of a person, from their first browser. */
  tracker_profile: {
    identity_uuid: string;
    tracker_uuid: string;
    updated_at: Date;
  };
  /** The variations that an application's borrower saw after its creation. */
  application_experiment: {
    application_uuid: string;
    name: string;
    variation: string;
    saved_at: Date;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends ExperimentTables {}
}
