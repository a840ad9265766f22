/** People whom the title search names as owners. */
export { saveTitlePeople, peopleOnTitle } from './people.ts';
