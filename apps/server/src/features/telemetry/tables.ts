import type { TelemetryEventName, TelemetryEventType } from '@lintel/contract';
import type { DeviceKind } from '@lintel/domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { DropReason } from './types.ts';

interface TelemetryTables {
  /** A visit of one browser. */
  telemetry_session: {
    uuid: string;
    organisation: string;
    /** Keyed hash of the browser's tracker, so that no one can join a visit to the person who has the tracker. */
    tracker_hash: string;
    device: DeviceKind;
    /** Host of the site that linked here, or empty. */
    referrer: string;
    query: JSONColumnType<Record<string, string>>;
    app_version: string;
    lib_version: string;
    /** Whether the events of this visit are stored. */
    sampled: boolean;
    started_at: Date;
    /** Index of the furthest of `VISIT_STEPS` that its pages show; null for none. */
    step: number | null;
  };
  /** An event of the contract's list. */
  telemetry_event: {
    id: Generated<string>;
    session_uuid: string;
    organisation: string;
    event: TelemetryEventName;
    event_type: TelemetryEventType;
    /** A route's pattern. */
    page_path: string;
    query: JSONColumnType<Record<string, string>>;
    properties: JSONColumnType<Record<string, unknown>>;
    /** Hash of what a repetition would have in common with this event; null where repetitions count. */
    repeat_key: string | null;
    at: Date;
  };
  /** The number of events that weren't stored, by day and reason. */
  telemetry_dropped: {
    organisation: string;
    day: Date;
    reason: DropReason;
    count: number;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends TelemetryTables {}
}
