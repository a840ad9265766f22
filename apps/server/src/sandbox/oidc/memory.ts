import type { AdapterFactory, AdapterPayload } from 'oidc-provider';

/**
 * Stores what the provider issued until the process ends. The library's built-in store logs a warning at every start.
 */
export function createMemoryAdapter(): AdapterFactory {
  const rows = new Map<string, AdapterPayload>();
  return (model) => {
    const find = async (id: string) => rows.get(`${model} ${id}`);
    const findWhere = async (fits: (row: AdapterPayload) => boolean) =>
      [...rows].find(([key, row]) => key.startsWith(`${model} `) && fits(row))?.[1];
    return {
      find,
      findByUid: (uid) => findWhere((row) => row.uid === uid),
      findByUserCode: (code) => findWhere((row) => row.userCode === code),
      async upsert(id, payload) {
        rows.set(`${model} ${id}`, payload);
      },
      async consume(id) {
        const row = await find(id);
        if (row) row.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        rows.delete(`${model} ${id}`);
      },
      async revokeByGrantId(grantId) {
        for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key);
      },
    };
  };
}
