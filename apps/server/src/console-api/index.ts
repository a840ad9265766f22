/** What the lender's console reads and does, through the other folders' doors. */
export { desk } from './routes.ts';
