/** People whom the title search names as owners or otherwise requires to sign. */
export { saveTitlePeople, peopleOnTitle } from './people.ts';
