import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Keys } from '../db/keys.ts';
import type { Database } from '../db/schema.ts';
import { StartRefused } from '../start-refused.ts';
import type { Vault } from '../db/vault.ts';
import { VENDOR_KINDS } from './call.ts';
import type { AddressPort } from './address/port.ts';
import { sandboxAddresses } from './address/sandbox.ts';
import type { CreditPort } from './credit/port.ts';
import { sandboxBureau } from './credit/sandbox.ts';
import { openGateway, type Gateway } from './gateway.ts';
import { folderFiles } from './files/folder.ts';
import type { FilesPort } from './files/port.ts';
import type { IncomePort } from './income/port.ts';
import { sandboxIncome } from './income/sandbox.ts';
import type { MailPort } from './mail/port.ts';
import { outboxMail } from './mail/sandbox.ts';
import { smtpMail, type SmtpSettings } from './mail/smtp.ts';
import type { PayoffPort } from './payoff/port.ts';
import { sandboxPayoff } from './payoff/sandbox.ts';
import type { PostPort } from './post/port.ts';
import { trayPost } from './post/sandbox.ts';
import type { PropertyPort } from './property/port.ts';
import { sandboxProperty } from './property/sandbox.ts';
import type { SmsPort } from './sms/port.ts';
import { outboxSms } from './sms/sandbox.ts';

/** Every outside system behind its port, and the gateway through which questions leave. */
export interface Vendors {
  readonly desk: Gateway;
  readonly credit: CreditPort;
  readonly property: PropertyPort;
  readonly payoff: PayoffPort;
  readonly address: AddressPort;
  readonly income: IncomePort;
  readonly mail: MailPort;
  readonly sms: SmsPort;
  readonly files: FilesPort;
  readonly post: PostPort;
}

export interface VendorSettings {
  /** Absent: mail goes into the outbox. */
  readonly smtp?: SmtpSettings;
  /** Whether a vendor may be a sandbox; production says no unless told otherwise. */
  readonly sandboxAllowed: boolean;
  /** Whether faults that a tester ordered apply: never in production. */
  readonly faults: boolean;
  readonly deadline?: number;
  /** Address of the sandbox's own pages; null: there are none. */
  readonly sandboxPage: string | null;
  /** Folder of the file store. */
  readonly files: string;
}

/** The settings that a configuration means. */
export function vendorSettings(config: Pick<Config, 'production' | 'sandboxVendors' | 'smtp' | 'dataDir' | 'sandboxPort'>, deadline?: number): VendorSettings {
  return {
    sandboxAllowed: config.sandboxVendors,
    faults: !config.production,
    sandboxPage: config.sandboxPort === null ? null : `http://127.0.0.1:${config.sandboxPort}`,
    files: join(config.dataDir, 'files'),
    ...(config.smtp ? { smtp: config.smtp } : {}),
    ...(deadline === undefined ? {} : { deadline }),
  };
}

export function openVendors(db: Kysely<Database>, vault: Vault, keys: Keys['vault'], settings: VendorSettings): Vendors {
  const options = { sandboxFaults: settings.faults, ...(settings.deadline === undefined ? {} : { deadline: settings.deadline }) };
  const vendors: Vendors = {
    desk: openGateway(db, vault, options),
    credit: sandboxBureau,
    property: sandboxProperty,
    payoff: sandboxPayoff,
    address: sandboxAddresses,
    income: sandboxIncome(db, vault, settings.sandboxPage),
    mail: settings.smtp ? smtpMail(settings.smtp) : outboxMail(db, vault),
    sms: outboxSms(db, vault),
    files: folderFiles(settings.files, keys),
    post: trayPost(db, vault),
  };
  const rehearsed = VENDOR_KINDS.filter((kind) => vendors[kind].provider === 'sandbox');
  if (!settings.sandboxAllowed && rehearsed.length > 0) {
    throw new StartRefused(`These vendors have no real adapter configured: ${rehearsed.join(', ')}. SANDBOX_VENDORS=on lets the sandbox answer in their place.`);
  }
  return vendors;
}
