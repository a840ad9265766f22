/** An open line as its servicer has it: balance, available credit, next payment. */
export { findServicedAccount } from './store.ts';
export { servicing } from './routes.ts';
