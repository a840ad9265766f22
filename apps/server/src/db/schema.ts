import type { ApplicationTables } from '../application/tables.ts';
import type { AssetTables } from '../assets/tables.ts';
import type { AuditTables } from '../audit/tables.ts';
import type { BankTables } from '../bank/tables.ts';
import type { ConditionTables } from '../conditions/tables.ts';
import type { DeskTables } from '../desk/tables.ts';
import type { DocumentTables } from '../documents/tables.ts';
import type { DraftTables } from '../draft/tables.ts';
import type { FileIndexTables } from '../file-index/tables.ts';
import type { FundingTables } from '../funding/tables.ts';
import type { RequestTables } from '../http/tables.ts';
import type { IdentityCheckTables } from '../identity-verification/tables.ts';
import type { StaffTables } from '../identity/staff-tables.ts';
import type { IdentityTables } from '../identity/tables.ts';
import type { IncomeTables } from '../income/tables.ts';
import type { LiabilityTables } from '../liens/tables.ts';
import type { LoanFileTables } from '../loan-file/tables.ts';
import type { NotaryTables } from '../notary/tables.ts';
import type { OfferTables } from '../offers/tables.ts';
import type { LenderTables } from '../optimize/tables.ts';
import type { PayoffTables } from '../payoff/tables.ts';
import type { RecordingTables } from '../recording/tables.ts';
import type { RescissionTables } from '../rescission/tables.ts';
import type { RetentionTables } from '../retention/tables.ts';
import type { SanctionsTables } from '../sanctions/tables.ts';
import type { SandboxLinkTables } from '../sandbox/plaid/tables.ts';
import type { SignerTables } from '../signers/tables.ts';
import type { SigningTables } from '../signing/tables.ts';
import type { TitleTables } from '../title/tables.ts';
import type { TurnTables } from '../turns/tables.ts';
import type { UploadTables } from '../uploads/tables.ts';
import type { ValuationTables } from '../valuation/tables.ts';
import type { VendorTables } from '../vendors/tables.ts';
import type { WebhookTables } from '../vendors/webhook/tables.ts';
import type { FileSecretTables } from './file-secrets.ts';
import type { VaultTables } from './vault-tables.ts';

/** Every table, joined from the features that own them. */
export interface Database
  extends
    LoanFileTables,
    IdentityTables,
    VaultTables,
    RequestTables,
    DraftTables,
    LenderTables,
    VendorTables,
    ApplicationTables,
    AssetTables,
    LiabilityTables,
    OfferTables,
    DocumentTables,
    WebhookTables,
    PayoffTables,
    AuditTables,
    StaffTables,
    DeskTables,
    IncomeTables,
    IdentityCheckTables,
    SandboxLinkTables,
    SignerTables,
    SigningTables,
    TitleTables,
    NotaryTables,
    TurnTables,
    ConditionTables,
    UploadTables,
    ValuationTables,
    RescissionTables,
    BankTables,
    FundingTables,
    SanctionsTables,
    RecordingTables,
    FileIndexTables,
    FileSecretTables,
    RetentionTables {}
