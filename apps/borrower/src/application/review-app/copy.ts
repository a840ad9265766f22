export const PAPERS = { submit: 'Send', sent: 'Thank you. A person reads it, usually within 1 business day.' } as const;
