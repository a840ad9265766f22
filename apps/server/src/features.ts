import { banners } from './banners/calls.ts';
import { commsPrefs } from './comms-prefs/calls.ts';
import { draft } from './draft/calls.ts';
import type { Feature } from './feature.ts';
import { identity } from './identity/calls.ts';
import { identityBroker } from './identity-broker/calls.ts';
import { loanFile } from './loan-file/calls.ts';
import { operatingHours } from './operating-hours/calls.ts';
import { optimize } from './optimize/calls.ts';
import { profile } from './profile/calls.ts';
import { publicCalls } from './public/calls.ts';
import { waitList } from './wait-list/calls.ts';

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
  waitList,
];
