import { sql, type Kysely } from 'kysely';

/** Orders to the bank with what the bank said of them and their recall, and payments that came out differently. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table funds_order (
      application_uuid uuid primary key references application (uuid),
      key text not null unique,
      amount_cents bigint not null,
      ordered_at timestamptz(3) not null,
      trace text,
      booked_on date,
      recall_opened_at timestamptz(3),
      recall_due_on date,
      recall_outcome text,
      recalled_at timestamptz(3),
      recalled_by uuid,
      check ((recall_due_on is null) = (recall_opened_at is null)),
      check ((recall_outcome is null) = (recalled_at is null)),
      check (recall_outcome in ('RETURNED', 'STOPPED'))
    )`.execute(db);
  // Money that left before orders were kept can be recalled too.
  await sql`
    insert into funds_order (application_uuid, key, amount_cents, ordered_at, booked_on)
    select application_uuid, application_uuid || ':send-funds:1', sum(amount_cents), min(booked_on)::timestamptz, min(booked_on)
    from payout where booked_on is not null and (payee in ('BORROWER', 'CUSTODIAN') or (payee = 'CREDITOR' and required)) group by application_uuid`.execute(
    db,
  );
  await sql`create index funds_order_recall on funds_order (recall_due_on) where recall_due_on is not null and recalled_at is null`.execute(
    db,
  );
  await sql`
    create table payment_difference (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      kind text not null,
      subject text not null,
      expected_cents bigint not null,
      actual_cents bigint not null,
      reference text,
      found_at timestamptz(3) not null,
      settled_at timestamptz(3),
      unique (application_uuid, kind, subject, actual_cents),
      check (kind in ('RECEIPT', 'ORDER'))
    )`.execute(db);
  await sql`create index payment_difference_open on payment_difference (found_at) where settled_at is null`.execute(db);
}
