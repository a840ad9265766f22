export interface SandboxPaymentTables {
  /** One row for each payment page of the sandbox's payment service. */
  sandbox_payment: {
    token: string;
    /** The key of the question that opened the page. The page's webhook events name it as their reference. */
    key: string;
    organisation: string;
    amount_cents: number;
    about: string;
    return_url: string;
    state: 'OPEN' | 'PAID' | 'REFUNDED';
    expires_at: Date;
    paid_at: Date | null;
  };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends SandboxPaymentTables {}
}
