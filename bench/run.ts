import type { measurePages } from './pages.ts';

/** A measurement; those of pages may be limited to some paths. */
type Measure = typeof measurePages;

/**
 * The measurements by name: `npm run bench -- poll` runs one, `npm run bench` all, `npm run bench -- pages /dashboard`
 * measures only that page. Each is loaded when it runs, because some need packages that others don't.
 */
const MEASUREMENTS: Readonly<Record<string, () => Promise<Measure>>> = {
  brands: async () => (await import('./brands.ts')).measureBrands,
  chat: async () => (await import('./chat.ts')).measureChat,
  'first-step': async () => (await import('./first-step.ts')).measureFirstStep,
  funnel: async () => (await import('./funnel.ts')).measureFunnel,
  poll: async () => (await import('./status-poll.ts')).measureStatusPoll,
  'poll-many': async () => (await import('./status-poll.ts')).measurePollOfMany,
  record: async () => (await import('./record.ts')).measureRecord,
  login: async () => (await import('./login.ts')).measureLogin,
  'many-files': async () => (await import('./many-files.ts')).measureManyFiles,
  pages: async () => (await import('./pages.ts')).measurePages,
};

const args = process.argv.slice(2);
const paths = args.filter((arg) => arg.startsWith('/'));
const names = args.filter((arg) => !paths.includes(arg));
for (const [name, load] of Object.entries(MEASUREMENTS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const measure = await load();
  await measure(paths);
}
