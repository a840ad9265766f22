import { address } from './address/calls.ts';
import { application } from './application/calls.ts';
import { assets } from './assets/calls.ts';
import { bank } from './bank/calls.ts';
import { banners } from './banners/calls.ts';
import { commsPrefs } from './comms-prefs/calls.ts';
import { conditions } from './conditions/calls.ts';
import { credit } from './credit/calls.ts';
import { desk } from './desk/calls.ts';
import { documents } from './documents/calls.ts';
import { draft } from './draft/calls.ts';
import type { Feature } from './feature.ts';
import { flood } from './flood/calls.ts';
import { funding } from './funding/calls.ts';
import { identityBroker } from './identity-broker/calls.ts';
import { identityVerification } from './identity-verification/calls.ts';
import { identity } from './identity/calls.ts';
import { income } from './income/calls.ts';
import { liens } from './liens/calls.ts';
import { loanFile } from './loan-file/calls.ts';
import { notary } from './notary/calls.ts';
import { notices } from './notices/calls.ts';
import { notifications } from './notifications/calls.ts';
import { offers } from './offers/calls.ts';
import { operatingHours } from './operating-hours/calls.ts';
import { optimize } from './optimize/calls.ts';
import { payoff } from './payoff/calls.ts';
import { profile } from './profile/calls.ts';
import { proof } from './proof/calls.ts';
import { property } from './property/calls.ts';
import { publicCalls } from './public/calls.ts';
import { recording } from './recording/calls.ts';
import { rescission } from './rescission/calls.ts';
import { retention } from './retention/calls.ts';
import { sanctions } from './sanctions/calls.ts';
import { sandbox } from './sandbox/calls.ts';
import { search } from './search/calls.ts';
import { signers } from './signers/calls.ts';
import { signing } from './signing/calls.ts';
import { title } from './title/calls.ts';
import { turns } from './turns/calls.ts';
import { valuation } from './valuation/calls.ts';
import { waitList } from './wait-list/calls.ts';
import { vendorWebhooks } from './webhooks/route.ts';

/** Everything the server does, one line for each feature folder. */
export const features: readonly Feature[] = [
  publicCalls,
  identity,
  identityBroker,
  profile,
  commsPrefs,
  draft,
  loanFile,
  optimize,
  banners,
  operatingHours,
  address,
  application,
  assets,
  bank,
  conditions,
  credit,
  desk,
  income,
  liens,
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
  proof,
  retention,
];
