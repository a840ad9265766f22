/** People other than the borrower who must sign: their names, how to reach them, their access. */
export {
  findSignerAccount,
  loadAllAccountsEver,
  loadSignerAccounts,
  loadAllSignersEver,
  findLoanToSign,
  findCallersPerson,
  selectAccountPersons,
  loadSignerForIdCheck,
} from './lookups.ts';
export { emailIndex, hashesOfEmail } from './email-index.ts';
export { loadSignerNames, loadPersonNames, namesWords, unsignedWords, type PersonName } from './names.ts';
export { findSignerContact } from './reach.ts';
export { signerIndex } from './signer-index.ts';
export {
  changeContact,
  changeSigner,
  clearReminder,
  dueReminders,
  saveSigner,
  findSigner,
  findSigners,
  loadSigners,
  startRound,
  type SignerRecord,
  type NamedSigner,
} from './signers.ts';
export { NAMES } from './words.ts';
