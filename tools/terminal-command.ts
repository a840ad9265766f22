import { StartRefused } from '../apps/server/src/kernel/config/start-refused.ts';

/**
 * Runs a terminal command: prints one sentence for what an operator can fix, the stack for anything else. `false` and a
 * failure exit with code 1.
 */
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
