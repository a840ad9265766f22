import { expect, test } from 'vitest';
import { STAFF_GATE_IDS } from './gate-words.ts';
import { STAFF_ROLES, type StaffRole } from './permission.ts';
import { taskPermissions, tasksFor } from './task-permissions.ts';
import { STAFF_TASKS } from './tasks.ts';

test('every console task needs a permission that some role has', () => {
  const granted = new Set<string>(Object.values(STAFF_ROLES).flat());
  const orphans = [...STAFF_GATE_IDS, ...Object.keys(STAFF_TASKS)].filter(
    (name) => !taskPermissions(name).some((one) => granted.has(one)),
  );
  expect(orphans).toEqual([]);
});

test('tasksFor gives underwriters reviews, funders money tasks, and admins general tasks', () => {
  const [underwriter, funder, admin] = [STAFF_ROLES.UNDERWRITER, STAFF_ROLES.FUNDER, STAFF_ROLES.ADMIN].map((role) =>
    tasksFor(role),
  );
  expect(underwriter).toEqual(expect.arrayContaining(['facta', 'id-review', 'hold-staff', 'decision-due']));
  expect(underwriter).not.toContain('money-to-approve');
  expect(funder).toEqual(expect.arrayContaining(['money-to-approve', 'mail-bounced']));
  expect(funder).not.toContain('facta');
  expect(admin).not.toContain('facta');
});

test('only the compliance role settles a sanctions match and its report', () => {
  const roles = (Object.keys(STAFF_ROLES) as StaffRole[]).filter((role) =>
    ['file-review', 'sanctions-report'].some((task) => tasksFor(STAFF_ROLES[role]).includes(task)),
  );
  expect(roles).toEqual(['COMPLIANCE']);
});
