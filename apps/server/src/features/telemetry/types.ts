import type { TelemetryEventName, TelemetryEventType } from '@lintel/contract';

/** The reason not to store an event. */
export type DropReason =
  | 'EVENT_NOT_LISTED'
  | 'PROPERTY_NOT_LISTED'
  | 'SESSION_UNKNOWN'
  | 'NOT_SAMPLED'
  | 'PRIVACY_SIGNAL'
  | 'REPEATED';

/** An event as it is stored and exported. */
export interface TelemetryEvent {
  readonly organisation: string;
  readonly sessionUuid: string;
  readonly event: TelemetryEventName;
  readonly eventType: TelemetryEventType;
  readonly pagePath: string;
  readonly query: Readonly<Record<string, string>>;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly at: Date;
}
