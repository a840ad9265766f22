/** Settings, read once from the environment. A missing or wrong one stops the start with a sentence that names it. */
export { findBrandFiles, getBrandFolder, watchAddedBrands } from './brand-folder.ts';
export { readConfig, type Config, type ModelServer } from './config.ts';
export { SANDBOX_CLIENT, sandboxIssuer, type ExternalProvider } from './external-login.ts';
export { readKeyText, type KeyName } from './key-text.ts';
export { readCertificate, loadSealKey, type SealKey } from './seal-key.ts';
export { StartRefused } from './start-refused.ts';
export { quarantineNotice, whereToOpen } from './start-words.en.ts';
export type { TwilioAccount } from './twilio.ts';
export { VENDOR_KINDS, type VendorKind } from './vendor-kinds.ts';
