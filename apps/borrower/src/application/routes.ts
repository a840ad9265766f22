import { borrower, type AppRoute } from '../platform/app-route.ts';
import { lazyScreen } from '../platform/lazy-screen.tsx';
import { BASE } from '../platform/urls.ts';

const loan = `${BASE}/:uuid`;
const waiting = lazyScreen(async () => (await import('./waiting/waiting-screen.tsx')).WaitingScreen);

/**
 * The routes of the borrower's application, by its id. A destination without a screen, like the base path of each
 * group, shows the waiting screen, which routes by status.
 */
export const ROUTES: readonly AppRoute[] = [
  borrower(loan, waiting),
  borrower(`${loan}/start/profile`, async () => (await import('./start/profile/profile-screen.tsx')).ProfileScreen),
  borrower(
    `${loan}/start/contact`,
    async () => (await import('./start/contact/start-contact-screen.tsx')).StartContactScreen,
  ),
  borrower(`${loan}/start/hmda`, async () => (await import('./start/hmda/hmda-screen.tsx')).HmdaScreen),
  borrower(
    `${loan}/start/app-summary`,
    async () => (await import('./start/app-summary/app-summary-screen.tsx')).AppSummaryScreen,
  ),
  borrower(`${loan}/credit/social`, async () => (await import('./credit/social/social-screen.tsx')).SocialScreen),
  borrower(
    `${loan}/credit/error`,
    async () => (await import('./credit/error/credit-error-screen.tsx')).CreditErrorScreen,
  ),
  borrower(
    `${loan}/review-app/property`,
    async () => (await import('./review-app/property/property-screen.tsx')).PropertyScreen,
  ),
  borrower(
    `${loan}/review-app/no-credit`,
    async () => (await import('./review-app/no-credit/no-credit-screen.tsx')).NoCreditScreen,
  ),
  borrower(
    `${loan}/review-app/delinquency`,
    async () => (await import('./review-app/delinquency/delinquency-screen.tsx')).DelinquencyScreen,
  ),
  borrower(
    `${loan}/review-app/incorrect-pin`,
    async () => (await import('./review-app/incorrect-pin/incorrect-pin-screen.tsx')).IncorrectPinScreen,
  ),
  borrower(
    `${loan}/review-app/incorrect-ownership`,
    async () =>
      (await import('./review-app/incorrect-ownership/incorrect-ownership-screen.tsx')).IncorrectOwnershipScreen,
  ),
  borrower(
    `${loan}/review-app/datatree`,
    async () => (await import('./review-app/datatree/datatree-screen.tsx')).DatatreeScreen,
  ),
  borrower(
    `${loan}/review-app/signdocs`,
    async () => (await import('./review-app/signdocs/signdocs-screen.tsx')).SigndocsScreen,
  ),
  borrower(`${loan}/liens`, async () => (await import('./liens/liens-screen.tsx')).LiensScreen),
  borrower(`${loan}/payoff/hold`, async () => (await import('./payoff/hold/payoff-hold-screen.tsx')).PayoffHoldScreen),
  borrower(
    `${loan}/review-app/uw`,
    async () => (await import('./review-app/uw/underwriting-screen.tsx')).UnderwritingScreen,
  ),
  borrower(
    `${loan}/bpo/estimate-value`,
    async () => (await import('./bpo/estimate-value/estimate-value-screen.tsx')).EstimateValueScreen,
  ),
  borrower(`${loan}/bpo/order-bpo`, async () => (await import('./bpo/order-bpo/order-bpo-screen.tsx')).OrderBpoScreen),
  borrower(
    `${loan}/bpo/condition`,
    async () => (await import('./bpo/condition/bpo-condition-screen.tsx')).BpoConditionScreen,
  ),
  borrower(`${loan}/bpo/waiting`, async () => (await import('./bpo/waiting/bpo-waiting-screen.tsx')).BpoWaitingScreen),
  borrower(`${loan}/bpo/hold`, async () => (await import('./bpo/hold/bpo-hold-screen.tsx')).BpoHoldScreen),
  borrower(`${loan}/bpo/value`, async () => (await import('./bpo/value/value-screen.tsx')).ValueScreen),
  borrower(`${loan}/hold`, async () => (await import('./hold/hold-screen.tsx')).HoldScreen),
  borrower(`${loan}/error/timeout`, async () => (await import('./error/timeout/timeout-screen.tsx')).TimeoutScreen),
  borrower(`${loan}/error/decline`, async () => (await import('./error/decline/decline-screen.tsx')).DeclineScreen),
  borrower(
    `${loan}/error/credit`,
    async () => (await import('./error/credit/bureau-error-screen.tsx')).BureauErrorScreen,
  ),
  borrower(`${loan}/product/assets`, async () => (await import('./product/assets/assets-screen.tsx')).AssetsScreen),
  borrower(
    `${loan}/product/prequal-winback`,
    async () => (await import('./product/prequal-winback/prequal-winback-screen.tsx')).PrequalWinbackScreen,
  ),
  borrower(
    `${loan}/product/select`,
    async () => (await import('./product/select/select-offer-screen.tsx')).SelectOfferScreen,
  ),
  borrower(
    `${loan}/product/select/confirm`,
    async () => (await import('./product/select/confirm/confirm-offer-screen.tsx')).ConfirmOfferScreen,
  ),
  borrower(
    `${loan}/document/disclosures`,
    async () => (await import('./document/disclosures/disclosures-screen.tsx')).DisclosuresScreen,
  ),
  borrower(
    `${loan}/income/review`,
    async () => (await import('./income/review/income-review-screen.tsx')).IncomeReviewScreen,
  ),
  borrower(`${loan}/income/link`, async () => (await import('./income/link/income-link-screen.tsx')).IncomeLinkScreen),
  borrower(
    `${loan}/income/link/:type`,
    async () => (await import('./income/link/type/income-source-screen.tsx')).IncomeSourceScreen,
  ),
  borrower(
    `${loan}/income/pointserv-callback`,
    async () => (await import('./income/pointserv-callback/pointserv-callback-screen.tsx')).PointservCallbackScreen,
  ),
  borrower(
    `${loan}/income/upload/:type`,
    async () => (await import('./income/upload/type/income-upload-screen.tsx')).IncomeUploadScreen,
  ),
  borrower(
    `${loan}/income/employer-verification`,
    async () =>
      (await import('./income/employer-verification/employer-verification-screen.tsx')).EmployerVerificationScreen,
  ),
  borrower(
    `${loan}/error/flood-cert`,
    async () => (await import('./error/flood-cert/flood-cert-screen.tsx')).FloodCertScreen,
  ),
  borrower(
    `${loan}/error/income`,
    async () => (await import('./error/income/income-error-screen.tsx')).IncomeErrorScreen,
  ),
  borrower(`${loan}/identity`, async () => (await import('./identity/identity-screen.tsx')).IdentityScreen),
  borrower(`${loan}/bank/disburse`, async () => (await import('./bank/disburse/disburse-screen.tsx')).DisburseScreen),
  borrower(
    `${loan}/bank/manual-disburse`,
    async () => (await import('./bank/manual-disburse/manual-disburse-screen.tsx')).ManualDisburseScreen,
  ),
  borrower(
    `${loan}/bank/confirm`,
    async () => (await import('./bank/confirm/confirm-account-screen.tsx')).ConfirmAccountScreen,
  ),
  borrower(`${loan}/bank/autopay`, async () => (await import('./bank/autopay/autopay-screen.tsx')).AutopayScreen),
  borrower(
    `${loan}/signing/additional`,
    async () => (await import('./signing/additional/additional-signers-screen.tsx')).AdditionalSignersScreen,
  ),
  borrower(
    `${loan}/signing/intro`,
    async () => (await import('./signing/intro/signing-intro-screen.tsx')).SigningIntroScreen,
  ),
  borrower(`${loan}/signing/sign`, async () => (await import('./signing/sign/sign-screen.tsx')).SignScreen),
  borrower(
    `${loan}/signing/support`,
    async () => (await import('./signing/support/signing-support-screen.tsx')).SigningSupportScreen,
  ),
  borrower(
    `${loan}/notary/intro`,
    async () => (await import('./notary/intro/notary-intro-screen.tsx')).NotaryIntroScreen,
  ),
  borrower(
    `${loan}/notary/schedule-manual`,
    async () => (await import('./notary/schedule-manual/schedule-manual-screen.tsx')).ScheduleManualScreen,
  ),
  borrower(
    `${loan}/notary/reserve-manual`,
    async () => (await import('./notary/reserve-manual/reserve-manual-screen.tsx')).ReserveManualScreen,
  ),
  borrower(
    `${loan}/notary/session`,
    async () => (await import('./notary/session/notary-session-screen.tsx')).NotarySessionScreen,
  ),
  borrower(
    `${loan}/notary/error`,
    async () => (await import('./notary/error/notary-error-screen.tsx')).NotaryErrorScreen,
  ),
  borrower(`${loan}/complete`, async () => (await import('./complete/complete-screen.tsx')).CompleteScreen),
  borrower(`${loan}/conditions`, async () => (await import('./conditions/conditions-screen.tsx')).ConditionsScreen),
  borrower(
    `${loan}/conditions/upload-document`,
    async () => (await import('./conditions/upload-document/upload-document-screen.tsx')).UploadDocumentScreen,
  ),
  borrower(
    `${loan}/conditions/phone-number`,
    async () => (await import('./conditions/phone-number/phone-number-screen.tsx')).PhoneNumberScreen,
  ),
  borrower(
    `${loan}/conditions/identity`,
    async () => (await import('./conditions/identity/condition-identity-screen.tsx')).ConditionIdentityScreen,
  ),
  borrower(`${loan}/*`, waiting),
];
