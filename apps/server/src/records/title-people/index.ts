/** People whom the title search names as owners. */
export { keepPeople, peopleOnTitle } from './people.ts';
