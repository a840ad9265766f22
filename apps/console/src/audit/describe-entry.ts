import type { Reply, readAudit } from '@lintel/contract';
import { AUDIT_EVENTS, isAuditEvent, REVEAL_REASONS, type AuditEvent } from '@lintel/domain';
import type { SelectGroup } from '@lintel/ui';
import { toDetails, type Detail } from '../details/field.ts';
import { describeDecision } from '../file/timeline/describe-decision.ts';
import { formatCode } from '../platform/code-words.en.ts';
import { staffDocumentLabel } from '../platform/document-label.ts';
import { ABOUT } from './about-words.en.ts';
import { CALL_WORDS, type CallWords } from './call-words.en.ts';
import { ENTRY, ENTRY_WORDS } from './entry-words.en.ts';

export type Entry = Reply<typeof readAudit>['items'][number];

/** An audit entry in words: a sentence of who did what to whom, the reason that they chose, and details. */
export interface EntryText {
  readonly sentence: string;
  readonly why: string;
  readonly details: readonly Detail[];
}

const lookUp = <Words = string>(words: Readonly<Record<string, Words>>, code: unknown): Words | undefined =>
  typeof code === 'string' && Object.hasOwn(words, code) ? words[code] : undefined;

/** A staff member by name, another account by its kind: the trail names no borrower. */
const getActor = ({ actor, actorName }: Entry): string => actorName ?? lookUp(ENTRY.actors, actor) ?? ENTRY.customer;

const toCallWords = (words: CallWords | string): CallWords =>
  typeof words === 'string' ? { did: ENTRY.request(words), to: words } : words;

/** Puts an audit entry into words. */
export function describeEntry(entry: Entry): EntryText {
  const { event, about, staffName } = entry;
  const decision = event === 'desk.decided' ? describeDecision(about) : undefined;
  const call = toCallWords(lookUp<CallWords | string>(CALL_WORDS, about['call']) ?? ENTRY.any);
  const withStaff = (what: string): string => (staffName == null ? what : ENTRY.forStaff(what, staffName));
  const names = {
    staff: staffName ?? ENTRY.any.staff,
    did: withStaff(call.did),
    to: withStaff(call.to),
    decision: withStaff(decision?.title ?? ENTRY.any.decision),
    field: lookUp(ENTRY.fields, about['field']) ?? ENTRY.any.field,
    document:
      typeof about['type'] === 'string' ? ENTRY.document(staffDocumentLabel(about['type'])) : ENTRY.any.document,
  };
  const what = isAuditEvent(event) ? ENTRY_WORDS[event](names) : formatCode(event);
  const why = decision?.why ?? (event === 'desk.revealed' ? lookUp(REVEAL_REASONS, about['reason']) : undefined) ?? '';
  return {
    sentence: ENTRY.sentence(getActor(entry), what),
    why,
    details: toDetails(ABOUT, why === '' ? about : { ...about, reason: null }),
  };
}

type Area = keyof typeof ENTRY.areas;
type Prefix<Name extends string> = Name extends `${infer First}.${string}` ? First : never;

const AREAS: Readonly<Record<Prefix<AuditEvent>, Area>> = {
  desk: 'FILES',
  document: 'FILES',
  application: 'FILES',
  file: 'RETENTION',
  account: 'RETENTION',
  staff: 'STAFF',
  originator: 'STAFF',
  originators: 'STAFF',
  referral: 'STAFF',
  'account-setup': 'STAFF',
  'offer-codes': 'STAFF',
  partner: 'SYSTEM',
  experiment: 'SYSTEM',
  banner: 'SITE',
  flag: 'SITE',
  identity: 'CUSTOMERS',
  profile: 'CUSTOMERS',
  consents: 'CUSTOMERS',
  'wait-list': 'CUSTOMERS',
  feedback: 'CUSTOMERS',
  chat: 'CUSTOMERS',
  'leave-survey': 'CUSTOMERS',
  audit: 'SYSTEM',
  webhook: 'SYSTEM',
};

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const getArea = (event: AuditEvent): Area => AREAS[event.split('.')[0] as Prefix<AuditEvent>];

/** The options of the event filter: every event of the trail in words, by area. The value is the event's code. */
export const EVENT_OPTIONS: readonly SelectGroup[] = (Object.keys(ENTRY.areas) as Area[]).map((area) => ({
  label: ENTRY.areas[area],
  options: AUDIT_EVENTS.filter((event) => getArea(event) === area).map((event) => ({
    value: event,
    label: capitalize(ENTRY_WORDS[event](ENTRY.any)),
  })),
}));
