/** Loan officers, brokers and the people whom they refer. */
export { loadInvitations, createInvitation } from './invitations.ts';
export {
  importCsv,
  loadOriginators,
  saveNewOriginator,
  saveOriginatorChange,
  saveReferral,
  saveStaffLink,
} from './manage.ts';
export { originators } from './routes.ts';
export {
  loadApplicationOriginator,
  lookUpReferrer,
  mayReferTo,
  saveReferrer,
  type ApplicationOriginator,
  type Referrer,
} from './service.ts';
export { toOriginatorReply } from './shape.ts';
export { checkOfficerPermissions, loadOwnOriginator, requireOwnOriginator } from './staff-link.ts';
export { insertOriginator, insertReferral, isBrokerAccount } from './store.ts';
