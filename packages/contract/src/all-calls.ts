import * as address from './address.ts';
import * as application from './application.ts';
import * as assets from './assets.ts';
import * as bank from './bank.ts';
import * as banners from './banners.ts';
import type { Call } from './call.ts';
import * as commsPrefs from './comms-prefs.ts';
import * as conditions from './conditions.ts';
import * as credit from './credit.ts';
import * as deskBankAccounts from './desk/bank-accounts.ts';
import * as deskConditions from './desk/conditions.ts';
import * as deskCorrections from './desk/corrections.ts';
import * as deskDecisions from './desk/decisions.ts';
import * as deskFile from './desk/file.ts';
import * as deskFunding from './desk/funding.ts';
import * as deskLetters from './desk/letters.ts';
import * as deskNotary from './desk/notary.ts';
import * as deskQueue from './desk/queue.ts';
import * as deskReconsiderations from './desk/reconsiderations.ts';
import * as deskRescissions from './desk/rescissions.ts';
import * as deskRetention from './desk/retention.ts';
import * as deskSanctions from './desk/sanctions.ts';
import * as deskSigners from './desk/signers.ts';
import * as deskSigning from './desk/signing.ts';
import * as deskTeam from './desk/team.ts';
import * as deskUnderwriting from './desk/underwriting.ts';
import * as documents from './documents.ts';
import * as identityBroker from './identity-broker.ts';
import * as identityVerification from './identity-verification.ts';
import * as identity from './identity.ts';
import * as income from './income.ts';
import * as liens from './liens.ts';
import * as loanFile from './loan-file.ts';
import * as notary from './notary.ts';
import * as notifications from './notifications.ts';
import * as offers from './offers.ts';
import * as operatingHours from './operating-hours.ts';
import * as optimize from './optimize.ts';
import * as payoff from './payoff.ts';
import * as profile from './profile.ts';
import * as property from './property.ts';
import * as publicCalls from './public.ts';
import * as rescission from './rescission.ts';
import * as search from './search.ts';
import * as signers from './signers.ts';
import * as signing from './signing.ts';
import * as valuation from './valuation.ts';
import * as waitList from './wait-list.ts';

const FILES = {
  conditions,
  documents,
  notifications,
  signers,
  signing,
  address,
  application,
  assets,
  bank,
  banners,
  'comms-prefs': commsPrefs,
  credit,
  desk: {
    ...deskQueue,
    ...deskRetention,
    ...deskSanctions,
    ...deskSigners,
    ...deskFile,
    ...deskDecisions,
    ...deskConditions,
    ...deskCorrections,
    ...deskReconsiderations,
    ...deskLetters,
    ...deskBankAccounts,
    ...deskRescissions,
    ...deskSigning,
    ...deskFunding,
    ...deskTeam,
    ...deskUnderwriting,
    ...deskNotary,
  },
  identity,
  'identity-broker': identityBroker,
  'identity-verification': identityVerification,
  income,
  liens,
  'loan-file': loanFile,
  notary,
  offers,
  'operating-hours': operatingHours,
  optimize,
  payoff,
  profile,
  property,
  public: publicCalls,
  rescission,
  search,
  valuation,
  'wait-list': waitList,
};

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Each contract file with its calls: the file's name is their tag, and the name of the server's folder. */
export const CALLS_BY_FILE: Readonly<Record<string, readonly Call[]>> = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(FILES).map(([file, exported]) => [file, Object.values(exported).filter(isCall)]),
);

/** Every call of the contract. */
export const ALL_CALLS: readonly Call[] = /* @__PURE__ */ Object.values(CALLS_BY_FILE).flat();
