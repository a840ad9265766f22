/** Address suggestions and checks. */
export { address } from './routes.ts';
