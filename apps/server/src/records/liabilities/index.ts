/** Debts and liens: reported by the bureau or county, or named by the borrower. */
export {
  addLien,
  debtsOf,
  payOffOf,
  removeOwnLien,
  replaceLiabilities,
  setBalance,
  setMark,
  setRequired,
  type Debt,
} from './liabilities.ts';
export { keepAnswer, saidOf } from './said.ts';
