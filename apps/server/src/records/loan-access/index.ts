/** Which loan a request is about and whether the caller may open it: its borrower, a signer or the staff it is assigned to. */
export { assign, findAssignee, unassign, unassignAll } from './assignments.ts';
export { openLoan } from './open-loan.ts';
