import { consoleApi } from './console-api/index.ts';
import { accountClosing } from './features/account-closing/index.ts';
import { accountExports } from './features/account-exports/index.ts';
import { address } from './features/address/index.ts';
import { application } from './features/application/index.ts';
import { archive } from './features/archive/index.ts';
import { assets } from './features/assets/index.ts';
import { assistant } from './features/assistant/index.ts';
import { bank } from './features/bank/index.ts';
import { banners } from './features/banners/index.ts';
import { chat } from './features/chat/index.ts';
import { commsPrefs } from './features/comms-prefs/index.ts';
import { conditions } from './features/conditions/index.ts';
import { credit } from './features/credit/index.ts';
import { documents } from './features/documents/index.ts';
import { draft } from './features/draft/index.ts';
import { experiments } from './features/experiments/index.ts';
import { externalLogin } from './features/external-login/index.ts';
import { feedback } from './features/feedback/index.ts';
import { flood } from './features/flood/index.ts';
import { funding } from './features/funding/index.ts';
import { funnel } from './features/funnel/index.ts';
import { identityBroker } from './features/identity-broker/index.ts';
import { identityVerification } from './features/identity-verification/index.ts';
import { income } from './features/income/index.ts';
import { liens } from './features/liens/index.ts';
import { metrics } from './features/metrics/index.ts';
import { notary } from './features/notary/index.ts';
import { notices } from './features/notices/index.ts';
import { offerCodes } from './features/offer-codes/index.ts';
import { offers } from './features/offers/index.ts';
import { operatingHours } from './features/operating-hours/index.ts';
import { featureFlags } from './features/optimize/index.ts';
import { originators } from './features/originators/index.ts';
import { payoff } from './features/payoff/index.ts';
import { prepop } from './features/prepop/index.ts';
import { profile } from './features/profile/index.ts';
import { property } from './features/property/index.ts';
import { recording } from './features/recording/index.ts';
import { rescission } from './features/rescission/index.ts';
import { retention } from './features/retention/index.ts';
import { sanctions } from './features/sanctions/index.ts';
import { search } from './features/search/index.ts';
import { servicing } from './features/servicing/index.ts';
import { signers } from './features/signers/index.ts';
import { signing } from './features/signing/index.ts';
import { systemCalls } from './features/system/index.ts';
import { telemetry } from './features/telemetry/index.ts';
import { title } from './features/title/index.ts';
import { valuation } from './features/valuation/index.ts';
import { waitList } from './features/wait-list/index.ts';
import { identity } from './identity/index.ts';
import type { Feature } from './kernel/feature.ts';
import { loanFile } from './loan-file/index.ts';
import { notifications } from './notifications/index.ts';
import { turns } from './reminders/index.ts';
import { sandbox } from './sandbox/index.ts';
import { vendorWebhooks } from './vendors/index.ts';

/** All features of the server, one line for each feature folder. `app.ts` mounts their calls in this order. */
export const features: readonly Feature[] = [
  systemCalls,
  telemetry,
  identity,
  identityBroker,
  profile,
  accountClosing,
  accountExports,
  commsPrefs,
  draft,
  experiments,
  externalLogin,
  feedback,
  funnel,
  loanFile,
  featureFlags,
  originators,
  offerCodes,
  prepop,
  banners,
  chat,
  assistant,
  operatingHours,
  address,
  application,
  assets,
  bank,
  conditions,
  credit,
  consoleApi,
  income,
  liens,
  metrics,
  notary,
  notices,
  notifications,
  offers,
  payoff,
  property,
  sandbox,
  sanctions,
  search,
  vendorWebhooks,
  documents,
  identityVerification,
  title,
  signers,
  flood,
  signing,
  rescission,
  turns,
  valuation,
  waitList,
  recording,
  funding,
  servicing,
  archive,
  retention,
];
