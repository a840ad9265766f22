import type { OtherRecord } from '@lintel/domain';

/** Terminal output. */
export const FROM_TERMINAL = {
  would: 'Would be erased now:',
  did: 'Erased:',
  nothing: '  nothing',
  rule: (record: string, rule: string, source: string) => `  ${record}, by ${rule} (${source})`,
  records: (rule: string, files: number) => `${rule}: ${counted(files, 'file')}`,
  kept: (reason: string, files: number) => `  kept past its date because of ${reason}: ${counted(files, 'file')}`,
  accounts: (accounts: number) => `  accounts no longer needed: ${accounts}`,
  mayBeAccounts: (accounts: number) => `  accounts to check: ${accounts}`,
  aged: (record: OtherRecord, days: number, rows: number) =>
    `  ${record}, older than ${days} days: ${counted(rows, 'row')}`,
  agedRemoved: (rows: number) =>
    `  codes, sessions, messages and other records past their retention period: ${counted(rows, 'row')}`,
  planned: (files: number) => `Rescheduled ${counted(files, 'file')} under the current policies.`,
  failed: (files: number) =>
    `${files === 1 ? '1 file or account' : `${files} files and accounts`} couldn’t be erased. The server tries again after an hour and logs the reason.`,
} as const;

const counted = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;
