/** What the lender's console reads and does, through the other folders' doors. */
export { consoleApi } from './routes.ts';
