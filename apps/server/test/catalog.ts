import { sql, type Kysely } from 'kysely';

const SCHEMAS = sql`select oid from pg_namespace where nspname in ('public', 'hmda')`;

/**
 * Returns everything that defines a database's tables as sorted lines: columns, constraints, indexes, triggers,
 * functions and sequences. Ignores the order of columns, because an added column is last.
 */
export async function loadCatalog<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('column %s.%s %s null=%s default=%s identity=%s collation=%s', c.oid::regclass, a.attname, format_type(a.atttypid, a.atttypmod),
        not a.attnotnull, pg_get_expr(d.adbin, d.adrelid), a.attidentity, nullif(a.attcollation, t.typcollation)::regcollation) as line
      from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace in (${SCHEMAS}) and a.attnum > 0 and not a.attisdropped
    union all
    select format('constraint %s %s: %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace in (${SCHEMAS}) and contype <> 'n'
    union all
    select format('index %s', pg_get_indexdef(i.indexrelid))
      from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace in (${SCHEMAS})
    union all
    select format('trigger %s', pg_get_triggerdef(g.oid))
      from pg_trigger g join pg_class c on c.oid = g.tgrelid where c.relnamespace in (${SCHEMAS}) and not g.tgisinternal
    union all
    select format('function %s', regexp_replace(pg_get_functiondef(oid), '\\s+', ' ', 'g'))
      from pg_proc where pronamespace in (${SCHEMAS})
    union all
    select format('sequence %s %s from %s by %s', seqrelid::regclass, seqtypid::regtype, seqstart, seqincrement)
      from pg_sequence s join pg_class c on c.oid = s.seqrelid where c.relnamespace in (${SCHEMAS})`.execute(db);
  return rows.map(({ line }) => line).toSorted();
}
