import * as banners from '../console-api/banners.ts';
import * as flags from '../console-api/flags.ts';
import { describeCall } from './docs.ts';
import { NOW, OTHER } from './samples.ts';

const BANNER_INPUT = {
  message: 'We close early on Friday.',
  apps: ['heloc' as const],
  variant: 'info' as const,
  active: true,
  dismissable: true,
  startsAt: NOW,
  endsAt: null,
};
const BANNER = { ...BANNER_INPUT, bannerUuid: OTHER, createdAt: NOW, updatedAt: NOW, version: 1 };
const ON_BANNER = { bannerUuid: OTHER };
const FLAG_INPUT = {
  enabled: true,
  variables: {
    routes: ['/account/heloc/:uuid/*'],
    message: '',
    pageTitle: '',
    shouldShowDashboardLink: true,
  },
  startsAt: NOW,
  endsAt: null,
};
const FLAG = { ...FLAG_INPUT, key: 'fe-heloc-maintenance', origin: 'LENDER' as const, version: 1, proposal: null };
const OFF = { enabled: false, variables: {}, startsAt: null, endsAt: null };
const CHANGE = {
  changeUuid: OTHER,
  from: OFF,
  to: { ...OFF, enabled: true },
  state: 'APPLIED' as const,
  made: { name: 'Ada Min', at: NOW },
  decided: { name: 'Bo Chen', at: NOW },
};

/** Documents the calls about the console's banners and flags, for the OpenAPI description. */
export const consoleSiteDocs = [
  describeCall(banners.listBanners, 'List banners', 'Newest first, also those that borrowers don’t see now.', {
    reply: [BANNER],
  }),
  describeCall(
    banners.addBanner,
    'Add a banner',
    'Open pages show it within a minute. Without `startsAt` it starts right away, without `endsAt` it stays until it is changed.',
    { body: BANNER_INPUT, reply: BANNER },
  ),
  describeCall(
    banners.changeBanner,
    'Change a banner',
    'Its `updatedAt` changes, so those who dismissed it see it again.',
    { params: ON_BANNER, body: BANNER_INPUT, reply: { ...BANNER, version: 2 } },
  ),
  describeCall(banners.removeBanner, 'Remove a banner', 'Open pages stop showing it within a minute.', {
    params: ON_BANNER,
  }),
  describeCall(
    flags.listFlags,
    'List feature flags',
    '`origin` says whether the value is set for the lender, in the brand’s data or a default. `version` is 0 until the lender sets it.',
    { reply: [FLAG] },
  ),
  describeCall(
    flags.changeFlag,
    'Set a feature flag',
    'A flag outside the list is refused with `choice-unknown`. The maintenance flag needs the variables routes, message, pageTitle and shouldShowDashboardLink. For a flag that touches money the reply has the earlier value and the `proposal`; with a proposal open, `not-at-this-step`.',
    { params: { key: 'fe-heloc-maintenance' }, body: FLAG_INPUT, reply: FLAG },
  ),
  describeCall(
    flags.decideFlagProposal,
    'Decide a proposed change of a feature flag',
    'Only another person than the proposer, who didn’t invite them and wasn’t invited by them in the last 30 days. Anyone but the proposer may reject.',
    {
      params: { key: 'fe-heloc-rate-buy-down', changeUuid: OTHER },
      body: { outcome: 'APPROVE' },
      reply: { ...FLAG, ...OFF, enabled: true, key: 'fe-heloc-rate-buy-down' },
    },
  ),
  describeCall(
    flags.listFlagChanges,
    'List the changes of a feature flag',
    'Newest first, at most 50: from which value to which, who made each, and who decided about a proposal.',
    { params: { key: 'fe-heloc-rate-buy-down' }, reply: [CHANGE] },
  ),
];
