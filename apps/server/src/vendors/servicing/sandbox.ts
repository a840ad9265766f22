import { lineAccountOn } from '@lintel/domain';
import type { ServicedAccount, ServicingPort } from './port.ts';

/** A servicer whose borrowers pay each payment on its day and draw nothing more. */
export const sandboxServicing: ServicingPort = {
  provider: 'sandbox',
  account: async ({ line, today }): Promise<ServicedAccount> => {
    const { balance, available, nextPayment } = lineAccountOn(line, today);
    return {
      asOf: today,
      balance,
      available,
      rate: line.rate,
      nextPayment: nextPayment && { ...nextPayment, autopay: line.autopay },
      servicer: { name: 'Sandbox Loan Servicing', phone: '8885550177', email: 'help@servicing.example' },
    };
  },
};
