/** Screens people against sanctions lists and reviews matches. */
export { confirmedFacts, confirmedMatch } from './confirmed.ts';
export { isComparisonDue } from './due.ts';
export { refuseWithoutLists } from './refuse-without-lists.ts';
export { confirmedMatchOn } from './reports.ts';
export { sanctions } from './routes.ts';
export { askAboutPeople, screeningFacts, type Screening } from './screen.ts';
export { matchIndex, subjectIndex } from './subject-index.ts';
