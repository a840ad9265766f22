/**
 * The columns of every table, for Kysely. Each folder that owns tables adds them to this interface in its `tables.ts`,
 * so that the database doesn't depend on its users.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- see above
export interface Database {}
