/** Query parameters that an event may carry. All others are dropped, whatever they contain. */
export const TELEMETRY_QUERY = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'org',
  'step',
] as const;

/** A campaign's or a step's name: one word, so no full name or address of a person, and too short for a token. */
const NAME = /^[\w.+-]{1,30}$/;
/** Phone and other numbers of people are long runs of digits, also with separators. */
const LONG_NUMBER = /(\d[ .+-]?){7}/;

/** Returns the parameters of the list whose values are names. */
export function pickTelemetryQuery(query: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    TELEMETRY_QUERY.flatMap((name) => {
      const value = query[name];
      return typeof value === 'string' && NAME.test(value) && !LONG_NUMBER.test(value) ? [[name, value]] : [];
    }),
  );
}
