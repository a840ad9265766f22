/** What a person at the lender's desk may do. */
export const PERMISSIONS = [
  'pipeline',
  'file',
  'reveal',
  'review',
  'operate',
  'condition',
  'document',
  'originate',
  'decide',
  'chat',
  'content',
  'brand',
  'admin',
  'audit',
  'compliance',
  'closing',
  'attorney',
  'fund',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Valid permissions that no call asks for yet: the console offers none of them. One leaves this list with the first call that it guards. */
export const UNUSED_PERMISSIONS = ['originate', 'chat', 'content', 'brand'] as const satisfies readonly Permission[];
export type UsedPermission = Exclude<Permission, (typeof UNUSED_PERMISSIONS)[number]>;

export const isUsedPermission = (one: Permission): one is UsedPermission =>
  !UNUSED_PERMISSIONS.some((unused) => unused === one);

/** Sets of permissions that belong together, for invitations and for the sandbox. A person has permissions, never a role. */
export const DESK_ROLES = {
  UNDERWRITER: ['pipeline', 'file', 'reveal', 'review', 'condition', 'document', 'decide', 'operate'],
  CLOSER: ['pipeline', 'file', 'condition', 'document', 'closing'],
  FUNDER: ['pipeline', 'file', 'fund'],
  ATTORNEY: ['attorney'],
  COMPLIANCE: ['pipeline', 'file', 'audit', 'compliance'],
  ADMIN: ['pipeline', 'file', 'admin', 'audit', 'operate', 'content', 'brand'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;
export type DeskRole = keyof typeof DESK_ROLES;

/** Whether one of these permissions is held; an empty list asks for none. */
export function isPermitted(held: readonly Permission[], anyOf: readonly Permission[]): boolean {
  return anyOf.length === 0 || anyOf.some((one) => held.includes(one));
}

/** An attorney holds that permission alone and sees the files assigned to them, no others. */
export function seesAssignedAlone(held: readonly Permission[]): boolean {
  return held.length === 1 && held[0] === 'attorney';
}

/** What the first person of a console gets: every right but that of an attorney, so that they can give each of them to a colleague. */
export const OWNER_PERMISSIONS: readonly Permission[] = PERMISSIONS.filter((one) => one !== 'attorney');

/** Whether somebody who holds these rights may give one to a colleague: a right that they have. An attorney sees less than anyone who opens files. */
export const mayGrant = (held: readonly Permission[], wanted: Permission): boolean =>
  held.includes(wanted) || (wanted === 'attorney' && held.includes('file'));
