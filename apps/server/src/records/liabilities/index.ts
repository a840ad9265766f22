/** Debts and liens: reported by the bureau or county, or named by the borrower. */
export {
  addLien,
  loadDebts,
  toLiability,
  removeOwnLien,
  replaceLiabilities,
  setBalance,
  setMark,
  setRequired,
  type Debt,
} from './liabilities.ts';
export { saveLienAnswerRow, loadLienStatements } from './lien-statements.ts';
