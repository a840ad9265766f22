/** The flood zone determination and its notice. */
export { flood } from './routes.ts';
