/** Screens people against sanctions lists and reviews matches. */
export { applyConfirmedMatch, findConfirmedMatch } from './confirmed.ts';
export { isScreeningDue } from './due.ts';
export { refuseWithoutLists } from './refuse-without-lists.ts';
export { loadConfirmedMatchDay } from './reports.ts';
export { sanctions } from './routes.ts';
export { screenPeople, saveScreening, type Screening } from './screen.ts';
export { matchIndex, subjectIndex } from './subject-index.ts';
