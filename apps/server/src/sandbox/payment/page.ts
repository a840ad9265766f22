import { formatMoney } from '@lintel/domain';
import { escapeHtml, framedPage } from '../../vendors/index.ts';

interface PageValues {
  readonly about: string;
  readonly amountCents: number;
  readonly nonce: string;
  /** What went wrong with the previous submission. */
  readonly trouble?: string;
}

/**
 * Returns the sandbox's page of a payment service. It asks for no card number; the selected button decides the outcome.
 */
export function paymentPage({ about, amountCents, nonce, trouble }: PageValues): string {
  const pay = `Pay ${formatMoney(amountCents / 100, 2)}`;
  const form = `${trouble === undefined ? '' : `<p role="alert">${escapeHtml(trouble)}</p>`}
<p>${escapeHtml(about)}. No card is charged here. Select an outcome.</p>
<button class="go" name="act" value="pay">${pay}</button>
<button name="act" value="declined">The card is declined</button>
<button name="act" value="leave">Go back without paying</button>`;
  return framedPage({ title: 'Sample Payments', heading: pay, form, nonce });
}
