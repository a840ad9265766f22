/** What a staff member can do; every call of the console requires one or more of these. */
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
  'supervise',
  'content',
  'brand',
  'admin',
  'audit',
  'compliance',
  'closing',
  'attorney',
  'fund',
  'report',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/**
 * Valid permissions that no call requires yet, so the console doesn't offer them. Remove one from this list with the
 * first call that requires it.
 */
export const UNUSED_PERMISSIONS = ['brand'] as const satisfies readonly Permission[];
export type UsedPermission = Exclude<Permission, (typeof UNUSED_PERMISSIONS)[number]>;

export const isUsedPermission = (one: Permission): one is UsedPermission =>
  !UNUSED_PERMISSIONS.some((unused) => unused === one);

/** Sets of permissions for invitations and the sandbox. A person has permissions, never a role. */
export const STAFF_ROLES = {
  UNDERWRITER: ['pipeline', 'file', 'reveal', 'review', 'condition', 'document', 'decide', 'operate'],
  CLOSER: ['pipeline', 'file', 'condition', 'document', 'closing'],
  FUNDER: ['pipeline', 'file', 'fund'],
  ATTORNEY: ['attorney'],
  OFFICER: ['originate'],
  COMPLIANCE: ['pipeline', 'file', 'reveal', 'audit', 'compliance', 'report'],
  AGENT: ['chat'],
  SUPERVISOR: ['chat', 'supervise'],
  ADMIN: ['pipeline', 'file', 'admin', 'audit', 'operate', 'content', 'brand', 'report'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;
export type StaffRole = keyof typeof STAFF_ROLES;
export const STAFF_ROLE_NAMES = Object.keys(STAFF_ROLES) as StaffRole[];

/** Returns the role with exactly these permissions, in any order; null when there is none. */
export function findRole(permissions: readonly Permission[]): StaffRole | null {
  const held = permissions.toSorted().join(' ');
  return STAFF_ROLE_NAMES.find((role) => STAFF_ROLES[role].toSorted().join(' ') === held) ?? null;
}

/** Whether the person has one of these permissions; an empty list requires none. */
export function isPermitted(held: readonly Permission[], anyOf: readonly Permission[]): boolean {
  return anyOf.length === 0 || anyOf.some((one) => held.includes(one));
}

/** Whether a person opens only the loan files assigned to them: an attorney without `file`, which opens every file. */
export function seesOnlyAssigned(held: readonly Permission[]): boolean {
  return held.includes('attorney') && !held.includes('file');
}

/** Whether one person can be given these permissions together: attorney goes with no other. */
export function isGrantableTogether(permissions: readonly Permission[]): boolean {
  return !permissions.includes('attorney') || permissions.every((one) => one === 'attorney');
}

/** Permissions that show less than opening loan files does. */
const LIMITED_PERMISSIONS: readonly Permission[] = ['attorney', 'originate', 'chat', 'supervise'];

/** The permissions of a console's first person: all but those that show less. They can give any to a colleague. */
export const OWNER_PERMISSIONS: readonly Permission[] = PERMISSIONS.filter((one) => !LIMITED_PERMISSIONS.includes(one));

/**
 * Whether a person with these permissions can give one to a colleague: it must be their own. The exceptions are
 * attorneys and loan officers, who see less than anyone who opens loan files.
 */
export const mayGrant = (held: readonly Permission[], wanted: Permission): boolean =>
  held.includes(wanted) || (LIMITED_PERMISSIONS.includes(wanted) && held.includes('file'));
