import * as z from 'zod/mini';
import { ORGANIZATION_HEADER, VendorFailure } from '../call.ts';
import type { ServicedAccount, ServicingPort } from './port.ts';

/** The address and key of a servicer's API. */
export interface ServicingSettings {
  /** Address of the servicer's API, without a trailing slash. */
  readonly url: string;
  readonly key: string;
  /** Milliseconds for one request. */
  readonly timeout?: number;
}

/** Amounts are decimal strings in dollars, such as "87399.22", because a JSON number may lose a cent. */
const amount = z.string().check(z.regex(/^-?\d{1,9}\.\d{2}$/));
const day = z.iso.date();

/** The reply of `GET {url}/v1/loans/{loanNumber}/account`, with `authorization: Bearer {key}`. */
const accountReply = z.object({
  as_of: day,
  principal_balance: amount,
  available_credit: amount,
  annual_rate: z.string().check(z.regex(/^0\.\d{1,8}$/)),
  next_payment: z.nullable(z.object({ due_on: day, amount, autopay: z.boolean() })),
  contact: z.object({ name: z.string(), phone: z.string(), email: z.nullish(z.string()) }),
});

/**
 * Reads accounts from a servicer over HTTPS. The contract with it is `accountReply`, 404 for an unknown loan, and 5xx
 * while it is down.
 */
export function hostedServicing({ url, key, timeout = 4000 }: ServicingSettings): ServicingPort {
  return {
    provider: 'hosted',
    async account({ loanNumber }, { organization, key: request }): Promise<ServicedAccount> {
      const reply = await get(`${url}/v1/loans/${encodeURIComponent(loanNumber)}/account`, timeout, {
        accept: 'application/json',
        authorization: `Bearer ${key}`,
        'x-request-id': request,
        [ORGANIZATION_HEADER]: organization,
      });
      const read = accountReply.safeParse(reply);
      if (!read.success) throw new VendorFailure('MALFORMED', 'servicing');
      return toAccount(read.data);
    },
  };
}

async function get(address: string, timeout: number, headers: Record<string, string>): Promise<unknown> {
  try {
    const reply = await fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(timeout) });
    if (reply.status >= 400) throw new VendorFailure(reply.status >= 500 ? 'UNAVAILABLE' : 'MALFORMED', 'servicing');
    return await reply.json();
  } catch (error) {
    if (error instanceof VendorFailure) throw error;
    if (error instanceof SyntaxError) throw new VendorFailure('MALFORMED', 'servicing');
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new VendorFailure(isLate ? 'TIMEOUT' : 'UNAVAILABLE', 'servicing');
  }
}

const toAccount = (reply: z.output<typeof accountReply>): ServicedAccount => ({
  asOf: reply.as_of,
  balance: Number(reply.principal_balance),
  available: Number(reply.available_credit),
  rate: Number(reply.annual_rate),
  nextPayment: reply.next_payment && {
    on: reply.next_payment.due_on,
    amount: Number(reply.next_payment.amount),
    autopay: reply.next_payment.autopay,
  },
  servicer: {
    name: reply.contact.name,
    phone: reply.contact.phone.replaceAll(/\D/g, '').slice(-10),
    email: reply.contact.email ?? null,
  },
});
