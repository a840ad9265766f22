/** The calls of the lender's console: staff read files and decide on them. Built on what other folders export. */
export { consoleApi } from './routes.ts';
