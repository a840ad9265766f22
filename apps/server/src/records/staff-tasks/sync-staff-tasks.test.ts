import { expect, test, vi } from 'vitest';
import { syncFileTasks } from './sync-staff-tasks.ts';

test('logs a failed sync of one file’s tasks, and doesn’t fail the write before it', async () => {
  const warn = vi.fn<() => void>();
  await expect(syncFileTasks({ log: { warn }, db: undefined } as never, 'a-file')).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});
