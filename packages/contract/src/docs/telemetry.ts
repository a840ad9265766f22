import { openTelemetrySession, sendTelemetryEvent } from '../telemetry.ts';
import { describeCall } from './docs.ts';
import { LOAN, OTHER, PERSON } from './samples.ts';

const SESSION_KEY = { uuid: OTHER, epoch: 1_772_557_200_000, trackerUuid: '6b2f0c6e-5b5f-4b7d-9d52-0d6c3f6b1a77' };
const QUERY = { utm_source: 'spring-mail', org: 'FIGURE' };

/** Documents the calls about visits and telemetry events, for the OpenAPI description. */
export const telemetryDocs = [
  describeCall(
    openTelemetrySession,
    'Begin a visit',
    'Only the host of a foreign referrer and the listed query parameters are stored.',
    {
      params: { context: 'external' },
      body: {
        platform: 'WEB',
        libVersion: '1',
        referrer: 'https://search.example/',
        queryParams: QUERY,
        screenWidth: 390,
        screenHeight: 844,
        windowWidth: 390,
        windowHeight: 664,
        sessionKey: null,
        appVersion: '0.1.0',
      },
      reply: { sessionKey: SESSION_KEY },
    },
  ),
  describeCall(
    sendTelemetryEvent,
    'Store an event',
    'Also accepts a beacon. The reply is the same for an event that is stored, dropped or repeated.',
    {
      params: { context: 'external' },
      body: {
        domain: 'apply.example',
        queryParams: QUERY,
        pagePath: '/account/heloc/:uuid',
        event: 'helocStarted',
        sessionKey: SESSION_KEY,
        identityId: PERSON,
        applicationUuid: LOAN,
        eventType: 'TRACK',
        productType: 'HELOC',
        eventProperties: {},
        dontDedupe: false,
        dedupeProperty: 'applicationUuid',
      },
    },
  ),
];
