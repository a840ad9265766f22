import { CALLER_CHECKS, HOLD_REASONS, isUsedPermission, LIFT_REASONS, PERMISSIONS } from '@lintel/domain';
import { count, day, moment, money, onlyYes, reason, yesNo, type Field } from '../details/field.ts';
import { CATEGORY_WORDS, CONDITIONS } from '../file/conditions/words.en.ts';
import { RETENTION } from '../file/retention/words.en.ts';
import { INCOME_SOURCE_WORDS } from '../platform/income-source-words.en.ts';
import { TEAM } from '../team/words.en.ts';

const PERMISSION: Field<string> = {
  label: 'Permissions',
  toText: (held) =>
    PERMISSIONS.filter(isUsedPermission)
      .filter((one) => held.split(' ').includes(one))
      .map((one) => TEAM.permissions[one])
      .join('; ') || TEAM.nothing,
};

const HTTP: Field<number> = {
  label: 'Why',
  toText: (code) =>
    ({
      403: 'No permission',
      404: 'Not found, or not one of your files',
      409: 'The file had changed, or this wasn’t possible at that step',
      422: 'The entry was incomplete or incorrect',
      429: 'Too many attempts',
    })[code] ?? 'It couldn’t be completed',
};

/**
 * What an entry shows besides its sentence, by the name that it has in the trail. Everything else in an entry, such as
 * the id of a document, is only in its technical details.
 */
export const ABOUT = {
  http: HTTP,
  from: { label: 'IP address range', toText: (network: string) => network },
  recovery: onlyYes('Used a recovery code'),
  tries: count('Attempt'),
  failures: count('Wrong passwords in a row'),
  startedOver: onlyYes('Started over with a new account'),
  permissions: PERMISSION,
  disabled: onlyYes('Account disabled'),
  clean: yesNo('Free of malware'),
  format: { label: 'Format', toText: (format: string) => format },
  entries: count('Entries'),
  record: reason('Record', RETENTION.records),
  removed: count('Items deleted'),
  keptUntil: day('Kept until'),
  asked: onlyYes('The borrower asked for it'),
  reason: reason('Reason', { ...HOLD_REASONS, ...LIFT_REASONS }),
  check: reason('Identified by', CALLER_CHECKS),
  answers: count('Answers'),
  active: yesNo('Active'),
  enabled: yesNo('On'),
  flag: { label: 'Flag', toText: (key: string) => key },
  added: count('Added'),
  changed: count('Changed'),
  found: count('Chats found'),
  category: reason('Type', CATEGORY_WORDS),
  blocks: reason('Prior to', CONDITIONS.blocks),
  source: reason('Source', INCOME_SOURCE_WORDS),
  consents: count('Written consents'),
  papers: count('Documents'),
  on: day('Recorded on'),
  calledAt: moment('Time of the call'),
  amount: money('Amount'),
  approvals: count('Approvals required'),
} as const;
