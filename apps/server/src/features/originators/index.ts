/** Loan officers, brokers and the people whom they refer. */
export { importCsv, loadOriginators, saveNewOriginator, saveOriginatorChange, saveReferral } from './manage.ts';
export { originators } from './routes.ts';
export {
  applicationOriginator,
  lookUpReferrer,
  mayReferTo,
  saveReferrer,
  type ApplicationOriginator,
  type Referrer,
} from './service.ts';
export { toOriginatorReply } from './shape.ts';
export { insertOriginator, insertReferral } from './store.ts';
