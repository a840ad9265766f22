import type { Context } from '../../kernel/context.ts';
import type { TelemetryEvent } from './types.ts';

const DEADLINE_MS = 5000;
/** OpenTelemetry's number for INFO. */
const INFO = 9;

type Values = Readonly<Record<string, unknown>>;

const toAttributes = (values: Values) =>
  Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ({ key, value: { stringValue: String(value) } }));

const withPrefix = (prefix: string, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${prefix}${key}`, value]));

/** Returns a stored event as a request of OTLP over HTTP in JSON: one log record with the name of the event. */
export const toOtlp = ({ event, at, ...rest }: TelemetryEvent) => ({
  resourceLogs: [
    {
      resource: { attributes: toAttributes({ 'service.name': 'lintel' }) },
      scopeLogs: [
        {
          scope: { name: 'lintel.telemetry' },
          logRecords: [
            {
              timeUnixNano: `${at.getTime()}000000`,
              severityNumber: INFO,
              eventName: event,
              body: { stringValue: event },
              attributes: toAttributes({
                'session.id': rest.sessionUuid,
                'lintel.organization': rest.organisation,
                'lintel.event_type': rest.eventType,
                'url.template': rest.pagePath,
                ...withPrefix('lintel.query.', rest.query),
                ...withPrefix('lintel.', rest.properties),
              }),
            },
          ],
        },
      ],
    },
  ],
});

/** Sends a stored event to the collector, if there is one. A collector that fails loses the event and nothing else. */
export async function exportEvent(
  { config, log }: Pick<Context, 'config' | 'log'>,
  event: TelemetryEvent,
): Promise<void> {
  if (config.otlpUrl === null) return;
  try {
    const answer = await fetch(`${config.otlpUrl}/v1/logs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(toOtlp(event)),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) log.warn({ status: answer.status }, 'the collector refused an event');
  } catch (error) {
    log.warn({ err: error }, 'the collector was not reached');
  }
}
