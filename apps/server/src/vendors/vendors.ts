import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { type Config, loadSealKey, type SealKey, StartRefused, VENDOR_KINDS } from '../kernel/config/index.ts';
import type { Keys, Database, Vault } from '../kernel/db/index.ts';
import type { AddressPort } from './address/port.ts';
import { sandboxAddresses } from './address/sandbox.ts';
import type { BankPort } from './bank/port.ts';
import { bankProviders } from './bank/providers.ts';
import { sandboxBank } from './bank/sandbox.ts';
import type { CreditPort } from './credit/port.ts';
import { sandboxBureau } from './credit/sandbox.ts';
import type { EsignPort } from './esign/port.ts';
import { sealWithOwnKey } from './esign/seal.ts';
import { folderFiles } from './files/folder.ts';
import type { FilesPort } from './files/port.ts';
import type { FloodPort } from './flood/port.ts';
import { sandboxFlood } from './flood/sandbox.ts';
import { openGateway, type CountOutcome, type Gateway, type VendorLog } from './gateway.ts';
import { identityProofByStaff } from './identity-proof/by-staff.ts';
import type { IdentityProofPort } from './identity-proof/port.ts';
import { sandboxIdentity } from './identity-proof/sandbox.ts';
import type { IncomePort } from './income/port.ts';
import { incomeProviders } from './income/providers.ts';
import { sandboxIncome } from './income/sandbox.ts';
import type { MailPort } from './mail/port.ts';
import { outboxMail } from './mail/sandbox.ts';
import { smtpMail, type SmtpSettings } from './mail/smtp.ts';
import { measureRequest } from './measure-request.ts';
import { hostedNotary, createHttpsTransport, DEFAULT_HOURS, type NotarySettings } from './notary/hosted.ts';
import type { NotaryPort } from './notary/port.ts';
import { sandboxNotary } from './notary/sandbox.ts';
import type { PaymentPort } from './payment/port.ts';
import { sandboxPayment } from './payment/sandbox.ts';
import type { PayoffPort } from './payoff/port.ts';
import { sandboxPayoff } from './payoff/sandbox.ts';
import type { PlaidSettings } from './plaid/client.ts';
import { mailByStaff } from './post/by-staff.ts';
import type { LetterPort } from './post/port.ts';
import { trayPost } from './post/sandbox.ts';
import type { PropertyPort } from './property/port.ts';
import { sandboxProperty } from './property/sandbox.ts';
import { recordingByStaff } from './recording/by-staff.ts';
import type { RecordingPort } from './recording/port.ts';
import { sandboxRecording } from './recording/sandbox.ts';
import { ofacFiles, type OfacSettings } from './sanctions/ofac-files.ts';
import type { SanctionsPort } from './sanctions/port.ts';
import { sandboxSanctions } from './sanctions/sandbox.ts';
import { withSandboxFaults } from './sandbox-gateway.ts';
import { clamdScanner, type ClamdSettings } from './scan/clamd.ts';
import { noScanner } from './scan/none.ts';
import type { ScanPort } from './scan/port.ts';
import { sandboxScanner } from './scan/sandbox.ts';
import { hostedServicing, type ServicingSettings } from './servicing/hosted.ts';
import { noServicer } from './servicing/none.ts';
import type { ServicingPort } from './servicing/port.ts';
import { sandboxServicing } from './servicing/sandbox.ts';
import type { SmsPort } from './sms/port.ts';
import { outboxSms } from './sms/sandbox.ts';
import type { TitlePort } from './title/port.ts';
import { sandboxTitle } from './title/sandbox.ts';
import type { ValuationPort } from './valuation/port.ts';
import { sandboxValuation } from './valuation/sandbox.ts';

/** Every outside system behind its port, and the gateway that sends the requests. */
export interface Vendors {
  readonly gateway: Gateway;
  readonly credit: CreditPort;
  readonly property: PropertyPort;
  readonly notary: NotaryPort;
  readonly payment: PaymentPort;
  readonly payoff: PayoffPort;
  readonly address: AddressPort;
  readonly bank: BankPort;
  readonly 'identity-proof': IdentityProofPort;
  readonly income: IncomePort;
  readonly mail: MailPort;
  readonly sms: SmsPort;
  readonly files: FilesPort;
  readonly esign: EsignPort;
  readonly post: LetterPort;
  readonly recording: RecordingPort;
  readonly sanctions: SanctionsPort;
  readonly scan: ScanPort;
  readonly servicing: ServicingPort;
  readonly title: TitlePort;
  readonly flood: FloodPort;
  readonly valuation: ValuationPort;
}

/** The settings of all vendors, which decide which adapter each one gets. */
export interface VendorSettings {
  /** Absent: email goes to the outbox. */
  readonly smtp?: SmtpSettings;
  /** Whether a vendor may be a sandbox. In production only by an explicit setting. */
  readonly sandboxAllowed: boolean;
  /** Whether faults that a tester ordered apply. Never in production. */
  readonly faults: boolean;
  readonly deadline?: number;
  /** Longest waits by vendor, in milliseconds. */
  readonly deadlines?: Config['vendorDeadlines'];
  readonly log?: VendorLog;
  readonly countOutcome?: CountOutcome;
  /** Address of the sandbox's own pages, or null when there are none. */
  readonly sandboxPage: string | null;
  /** Folder of the file store. */
  readonly files: string;
  /** Returns the key that seals signed documents. Called with the first of them. */
  readonly seal: () => SealKey;
  /** Absent: only the sandbox's income from bank deposits. */
  readonly plaid?: PlaidSettings;
  /** Absent: only the sandbox's notaries. */
  readonly notary?: NotarySettings;
  /** Absent: the sandbox's servicer, or none where it may not run. */
  readonly servicing?: ServicingSettings;
  /** Absent: only the sandbox's sanctions lists. */
  readonly sanctions?: OfacSettings;
  /** Absent: no virus scanner. Without a sandbox in its place, every file stays in quarantine. */
  readonly clamd?: ClamdSettings;
}

/** Derives the vendor settings from the configuration. */
export function vendorSettings(
  config: Pick<
    Config,
    | 'production'
    | 'sandboxVendors'
    | 'smtp'
    | 'sanctions'
    | 'clamd'
    | 'plaid'
    | 'notary'
    | 'servicing'
    | 'seal'
    | 'dataDir'
    | 'sandboxPort'
    | 'vendorDeadlines'
  >,
  deadline?: number,
  log?: VendorLog,
): VendorSettings {
  return {
    sandboxAllowed: config.sandboxVendors,
    faults: !config.production,
    sandboxPage: config.sandboxPort === null ? null : `http://127.0.0.1:${config.sandboxPort}`,
    files: join(config.dataDir, 'files'),
    seal: () => config.seal ?? loadSealKey(config.dataDir),
    ...(config.smtp ? { smtp: config.smtp } : {}),
    ...(config.sanctions ? { sanctions: config.sanctions } : {}),
    ...(config.clamd ? { clamd: config.clamd } : {}),
    ...(config.plaid ? { plaid: config.plaid } : {}),
    ...(config.notary ? { notary: config.notary } : {}),
    ...(config.servicing ? { servicing: config.servicing } : {}),
    deadlines: config.vendorDeadlines,
    ...(deadline === undefined ? {} : { deadline }),
    ...(log ? { log } : {}),
  };
}

/**
 * Opens every vendor with its configured adapter or, without one, with the sandbox or staff in its place.
 *
 * @throws StartRefused when a vendor has neither
 */
export function openVendors(
  db: Kysely<Database>,
  vault: Vault,
  keys: Keys['vault'],
  settings: VendorSettings,
): Vendors {
  const { deadline, deadlines, log, countOutcome } = settings;
  const options = {
    ...(deadline === undefined ? {} : { deadline }),
    ...(deadlines ? { deadlines } : {}),
    ...(log ? { log } : {}),
    ...(countOutcome ? { countOutcome } : {}),
  };
  const gateway = openGateway(db, vault, options);
  const vendors: Vendors = {
    gateway: settings.faults ? withSandboxFaults(gateway, db) : gateway,
    credit: sandboxBureau,
    property: sandboxProperty,
    notary: settings.notary
      ? hostedNotary('hosted', createHttpsTransport(settings.notary), DEFAULT_HOURS)
      : sandboxNotary(db, vault, settings.sandboxPage),
    payment: sandboxPayment(db, settings.sandboxPage),
    payoff: sandboxPayoff(db, vault),
    title: sandboxTitle,
    flood: sandboxFlood,
    valuation: sandboxValuation,
    address: sandboxAddresses,
    bank: bankProviders({
      sandbox: settings.sandboxAllowed ? sandboxBank(db, vault, settings.sandboxPage) : null,
      plaid: settings.plaid ?? null,
    }),
    // There is no real adapter yet.
    'identity-proof': settings.sandboxAllowed ? sandboxIdentity : identityProofByStaff,
    income: incomeProviders({
      sandbox: settings.sandboxAllowed ? sandboxIncome(db, vault, settings.sandboxPage) : null,
      plaid: settings.plaid ?? null,
    }),
    mail: countSending('mail', settings.smtp ? smtpMail(settings.smtp) : outboxMail(db, vault), countOutcome),
    sms: countSending('sms', outboxSms(db, vault), countOutcome),
    files: folderFiles(settings.files, keys),
    esign: sealWithOwnKey(settings.seal),
    post: settings.sandboxAllowed ? trayPost(db, vault) : mailByStaff,
    recording: settings.sandboxAllowed ? sandboxRecording : recordingByStaff,
    sanctions: settings.sanctions ? ofacFiles(settings.sanctions) : sandboxSanctions(),
    scan: settings.clamd ? clamdScanner(settings.clamd) : settings.sandboxAllowed ? sandboxScanner : noScanner,
    servicing: settings.servicing
      ? hostedServicing(settings.servicing)
      : settings.sandboxAllowed
        ? sandboxServicing
        : noServicer,
  };
  const onlySandbox = VENDOR_KINDS.filter((kind) => vendors[kind].provider === 'sandbox');
  if (!settings.sandboxAllowed && onlySandbox.length > 0) {
    throw new StartRefused(
      `These vendors have no real adapter configured: ${onlySandbox.join(', ')}. To use the sandbox instead, set SANDBOX_VENDORS=on.`,
    );
  }
  return vendors;
}

interface Sender<Message> {
  readonly provider: string;
  send(message: Message, key: string): Promise<void>;
}

/** Messages aren't in the ledger, so the gateway doesn't count them. */
const countSending = <Message>(
  kind: 'mail' | 'sms',
  sender: Sender<Message>,
  count: CountOutcome = () => undefined,
): Sender<Message> => ({
  provider: sender.provider,
  send: (message, key) => measureRequest(count, kind, () => sender.send(message, key)),
});
