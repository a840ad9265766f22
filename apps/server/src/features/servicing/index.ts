/** An open line as its servicer has it: balance, available credit, next payment. */
export { servicing } from './routes.ts';
