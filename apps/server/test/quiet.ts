/** A silent log. Tests of the log itself use their own. */
export { quietLog as quiet } from '../src/commands/quiet-log.ts';
