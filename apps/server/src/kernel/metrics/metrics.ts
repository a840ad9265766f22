import { Counter, Histogram, Registry } from 'prom-client';
import { VENDOR_KINDS, type VendorKind } from '../config/index.ts';
import { HELP } from './help.en.ts';

const VENDOR_OUTCOMES = ['answered', 'timeout', 'unavailable', 'malformed', 'late'] as const;
type VendorOutcome = (typeof VENDOR_OUTCOMES)[number];

/** `failed` is tried again, `given-up` isn't. */
const JOB_OUTCOMES = ['done', 'failed', 'given-up'] as const;
type JobOutcome = (typeof JOB_OUTCOMES)[number];

/** Events that go wrong, or are repaired, between our chats and those at Twilio. */
const TWILIO_EVENTS = [
  'webhook-refused',
  'compare-failed',
  'lease-lost',
  'gap',
  'gap-filled',
  'gap-passed',
  'removed',
  'removal-failed',
] as const;
type TwilioEvent = (typeof TWILIO_EVENTS)[number];

const STATUS_CLASSES = ['2xx', '3xx', '4xx', '5xx'] as const;

/**
 * Counts what the server does, for Prometheus. Each label has a fixed list of values: names of calls, queues, vendor
 * kinds and outcomes. No label contains an address, an ID or anything that a person typed.
 */
export interface Metrics {
  readonly registry: Registry;
  readonly countRequest: (call: string, method: string, status: number, seconds: number) => void;
  readonly countVendor: (kind: VendorKind, outcome: VendorOutcome, seconds: number) => void;
  readonly countJob: (queue: string, outcome: JobOutcome, isRetry: boolean) => void;
  /** `outcome` is `stored`, or the reason why the event was dropped. */
  readonly countEvent: (outcome: string) => void;
  readonly countTwilio: (event: TwilioEvent) => void;
}

/** Creates the counters in a separate registry, so that several servers in one process don't add up. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const responses = new Counter({
    name: 'lintel_responses_total',
    help: HELP.responses,
    labelNames: ['status'],
    registers,
  });
  const requests = new Histogram({
    name: 'lintel_request_duration_seconds',
    help: HELP.requests,
    labelNames: ['call', 'method', 'status'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const vendors = new Histogram({
    name: 'lintel_vendor_request_duration_seconds',
    help: HELP.vendors,
    labelNames: ['kind', 'outcome'],
    buckets: [0.1, 0.5, 1, 2.5, 5, 10, 20],
    registers,
  });
  const jobs = new Counter({
    name: 'lintel_job_runs_total',
    help: HELP.jobs,
    labelNames: ['outcome'],
    registers,
  });
  const failures = new Counter({
    name: 'lintel_job_failures_total',
    help: HELP.failures,
    labelNames: ['queue'],
    registers,
  });
  const retries = new Counter({
    name: 'lintel_job_retries_total',
    help: HELP.retries,
    labelNames: ['queue'],
    registers,
  });
  const events = new Counter({
    name: 'lintel_telemetry_events_total',
    help: HELP.events,
    labelNames: ['outcome'],
    registers,
  });
  const twilio = new Counter({
    name: 'lintel_twilio_events_total',
    help: HELP.twilio,
    labelNames: ['event'],
    registers,
  });
  // A rate misses the first increase of a series that isn't there yet, and alerts use these.
  for (const status of STATUS_CLASSES) responses.inc({ status }, 0);
  for (const kind of VENDOR_KINDS) for (const outcome of VENDOR_OUTCOMES) vendors.zero({ kind, outcome });
  for (const event of TWILIO_EVENTS) twilio.inc({ event }, 0);
  for (const outcome of JOB_OUTCOMES) jobs.inc({ outcome }, 0);
  return {
    registry,
    countRequest(call, method, status, seconds) {
      const statusClass = `${Math.floor(status / 100)}xx`;
      responses.inc({ status: statusClass });
      requests.observe({ call, method, status: statusClass }, seconds);
    },
    countVendor: (kind, outcome, seconds) => vendors.observe({ kind, outcome }, seconds),
    countJob(queue, outcome, isRetry) {
      jobs.inc({ outcome });
      if (outcome !== 'done') failures.inc({ queue });
      if (isRetry) retries.inc({ queue });
    },
    countEvent: (outcome) => events.inc({ outcome }),
    countTwilio: (event) => twilio.inc({ event }),
  };
}
