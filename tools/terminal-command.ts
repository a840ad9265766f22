import { StartRefused } from '../apps/server/src/kernel/config/start-refused.ts';

/** Runs a command of the terminal: what an operator can mend is one sentence, anything else its stack. `false` and a failure end with code 1. */
export async function runCommand(command: () => Promise<boolean | void>): Promise<void> {
  try {
    if ((await command()) === false) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof StartRefused || isWrongOption(error) ? error.message : error);
    process.exitCode = 1;
  }
}

const isWrongOption = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
