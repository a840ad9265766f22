import * as address from '../address.ts';
import * as banners from '../banners.ts';
import * as hours from '../operating-hours.ts';
import * as optimize from '../optimize.ts';
import * as systemCalls from '../system.ts';
import { describeCall } from './docs.ts';
import { ADDRESS, NOW, OTHER } from './samples.ts';

const AUDIENCE = {
  organization: 'FIGURE',
  applicationUuid: null,
  identityUuid: null,
  createdTime: null,
  trackerId: 'visit-1',
};
const USER = { attributes: AUDIENCE, trackerId: OTHER };
const FLAG = { key: 'maintenance', enabled: false, variables: { routes: [] } };

/**
 * Documents the calls about addresses, banners, opening hours, flags and the server's own health, for the OpenAPI
 * description.
 */
export const siteDocs = [
  describeCall(
    optimize.readFlag,
    'Get a feature flag',
    'The maintenance flag has the `variables` routes, message, pageTitle and shouldShowDashboardLink.',
    {
      params: { key: 'maintenance' },
      query: AUDIENCE,
      reply: FLAG,
    },
  ),
  describeCall(optimize.readFlags, 'Get several feature flags', '`keys` is a repeated parameter.', {
    query: { keys: ['maintenance', 'chat'], ...AUDIENCE },
    reply: [FLAG],
  }),
  describeCall(optimize.evaluateFeature, 'Evaluate one feature', 'The same evaluation as the flag’s own call.', {
    params: { context: 'external' },
    body: { featureKey: 'fe-webchat', optimizeUser: USER },
    reply: { enabled: false, variables: {} },
  }),
  describeCall(optimize.evaluateFeatures, 'Evaluate all features', 'All flags that a browser may ask for.', {
    params: { context: 'external' },
    body: { optimizeUser: USER },
    reply: { features: [FLAG] },
  }),
  describeCall(optimize.decideExperiments, 'Decide experiments', '`enabled` is false for `control`.', {
    params: { context: 'external' },
    body: { optimizeUser: USER },
    reply: { decisions: [{ key: 'hero', variation: 'control', enabled: false, variables: {} }] },
  }),
  describeCall(banners.readBanners, 'Banners', 'Never cached.', {
    params: { environment: 'production' },
    reply: [
      {
        uuid: OTHER,
        message: 'We close early on Friday.',
        apps: ['heloc'],
        variant: 'info',
        active: true,
        dismissable: true,
        metadata: { createdAt: NOW, updatedAt: NOW },
      },
    ],
  }),
  describeCall(
    hours.readHours,
    'Opening hours',
    'For the organization in `x-org`. `weekdayValue` 6 and 7 are the weekend. Times are hh:mm, Pacific.',
    {
      params: { department: 'OPS_PHONE' },
      query: { display: 'true' },
      reply: [{ weekday: 'Monday', weekdayValue: 1, startTime: '06:00', endTime: '18:00', isOpen: true }],
    },
  ),
  describeCall(
    hours.readChatOpenStatus,
    'Whether the chat is open',
    'Federal holidays are closed. `x-org` is the provider, whose people answer.',
    { reply: true },
  ),
  describeCall(hours.readChatWeek, 'Opening hours of the chat', 'As the other call; `x-org` is the provider.', {
    query: { display: 'true' },
    reply: [{ weekday: 'Monday', weekdayValue: 1, startTime: '09:00', endTime: '17:00', isOpen: true }],
  }),
  describeCall(
    address.lookUpAddress,
    'Look up addresses',
    'From 3 characters, at most 10 results. `state` filters and can be repeated.',
    {
      query: { search: '120 Ald', state: ['ID'] },
      reply: [{ fullAddress: '120 Alder Street, Boise, ID 83702', ...ADDRESS }],
    },
  ),
  describeCall(systemCalls.readHealth, 'Check that the process is alive', 'For a supervisor.', {}),
  describeCall(
    systemCalls.readReady,
    'Check that the server is ready',
    '503 while the database or the jobs are unavailable.',
    {},
  ),
  describeCall(systemCalls.readOpenApi, 'This contract', 'OpenAPI 3.1; 404 in production unless configured.', {
    reply: { openapi: '3.1.0' },
  }),
  describeCall(systemCalls.readKeys, 'Public keys', 'JWK set of the keys that sign our tokens, EdDSA.', {
    reply: { keys: [{ kty: 'OKP', crv: 'Ed25519', kid: '1' }] },
  }),
  describeCall(
    systemCalls.reportClientError,
    'Report a page error',
    'An error of our own code in a browser. Logged without any personal data.',
    {
      body: { app: 'borrower', where: 'press', what: 'No conditionId for CO-1', at: '/assets/named-a1b2c3.js:1:2345' },
    },
  ),
  describeCall(
    systemCalls.reportCsp,
    'Report a blocked resource',
    'As browsers send it. Stored only as a count, never with an address that contains a query.',
    { body: { 'csp-report': { 'violated-directive': 'script-src' } } },
  ),
];
