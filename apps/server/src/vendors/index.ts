/** Outside systems: ports with sandbox and real adapters, webhooks, and the gateway with its ledger of requests. */
export { addressSuggestions, type AddressSuggestion } from './address/port.ts';
export { askVendorNow, refuseIfUnavailable } from './ask-vendor-now.ts';
export { askVendor, askVendorInBackground, type VendorQuestion } from './ask-vendor.ts';
export { RETURN_REASONS, accountAnswer, depositAnswer, type AccountAnswer } from './bank/port.ts';
export { depositsOnStatement, type Deposit } from './bank/sandbox.ts';
export { transferAnswer, type Transfer, type TransferAnswer, type TransferOrder } from './bank/transfers.ts';
export { VendorFailure, type VendorCall } from './call.ts';
export {
  creditAnswer,
  hardCreditAnswer,
  type CreditAddress,
  type CreditAnswer,
  type CreditLiability,
  type CreditRequest,
  type HardCreditAnswer,
} from './credit/port.ts';
export type { Seal } from './esign/port.ts';
export { listEvidence, newestEvidence, readEvidence, saveEvidence } from './evidence.ts';
export { FAULT_MODES, clearFaults, orderFault, claimFault, applyFault } from './faults.ts';
export { FileAltered, FileMissing, type StoredContent } from './files/port.ts';
export { countOlderFiles, resealFiles } from './files/reseal.ts';
export { determination, floodAnswer, type Determination } from './flood/port.ts';
export { identityAnswer, type IdentityAnswer, type IdentityRequest } from './identity-proof/port.ts';
export {
  employmentAnswer,
  employmentResult,
  incomeAnswer,
  type EmploymentResult,
  type IncomeAnswer,
} from './income/port.ts';
export { linkAnswer } from './link.ts';
export { measureRequest } from './measure-request.ts';
export type { FindLink } from './links/context.ts';
export { RETURN_PAGE, linkSessions, getLinkState } from './links/session.ts';
export { UndeliverableError, type Mail } from './mail/port.ts';
export {
  eligibility,
  meetingAnswer,
  officeSchema,
  sessionAnswer,
  slots,
  type MeetingAnswer,
  type NotaryPort,
  type Office,
} from './notary/port.ts';
export { oneLine } from './one-line.ts';
export { emptyOutbox, readOutbox } from './outbox.ts';
export { pageAnswer, refundAnswer } from './payment/port.ts';
export { paySandboxPage, readSandboxPayment, type SandboxPayment } from './payment/sandbox.ts';
export { payCreditorsAnswer, type CreditorPayment, type PayCreditorsRequest, type Receipt } from './payoff/payments.ts';
export { payTo, payoffAnswer, type PayoffAnswer, type PayoffFigure } from './payoff/port.ts';
export { mailingReply, type Letter } from './post/port.ts';
export { readTray } from './post/sandbox.ts';
export {
  parcelSearchReply,
  propertyValue,
  titleSearch,
  type Parcel,
  type ParcelSearchReply,
  type PropertyValue,
  type RecordedLien,
  type TitleSearch,
} from './property/port.ts';
export {
  recordedDeed,
  recordingAnswer,
  type RecordingAnswer,
  type RecordingRequest,
  type SignedDeed,
} from './recording/port.ts';
export { sanctionsReply, type SanctionsReply } from './sanctions/port.ts';
export { servicedAccount, type ServicedAccount } from './servicing/port.ts';
export { updateTransaction, readTransaction, type Transaction } from './sandbox-notary/transactions.ts';
export { escapeHtml, framedPage } from './sandbox-pages/page-frame.ts';
export { linkPage } from './sandbox-plaid/page.ts';
export { answerAsPlaid } from './sandbox-plaid/protocol.ts';
export { openPlaidSessions, type PlaidSession } from './sandbox-plaid/sessions.ts';
export { EXITS, PASSWORD, findSandboxUser } from './sandbox-plaid/users.ts';
export { scanAnswer } from './scan/port.ts';
export type { Sms } from './sms/port.ts';
export {
  commitment,
  titleAnswer,
  titleOrder,
  type Commitment,
  type FullTitleRequest,
  type TitleOrder,
} from './title/port.ts';
export {
  appraisalAnswer,
  bookingAnswer,
  quoteAnswer,
  valuationAnswer,
  type Slot,
  type ValuationRequest,
  type ValuedHome,
  type Visit,
} from './valuation/port.ts';
export { openVendors, vendorSettings } from './vendors.ts';
export { vendorWebhooks } from './webhooks/routes.ts';
export { rotateSecret, validWebhookSecrets } from './webhooks/secrets.ts';
export { TAMPERINGS, sendEvent } from './webhooks/send.ts';
export {
  WEBHOOK_KINDS,
  deliverEvent,
  joinWebhooks,
  type VendorEvent,
  type Webhook,
  type Webhooks,
} from './webhooks/webhook.ts';
export { withRetries } from './with-retries.ts';
