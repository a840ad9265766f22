/** A log that says nothing; tests of the log itself give their own. */
export { quietLog as quiet } from '../src/commands/quiet-log.ts';
