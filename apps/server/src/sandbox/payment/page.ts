import { formatMoney } from '@lintel/domain';
import { escaped, framedPage } from '../../vendors/index.ts';

interface Shown {
  readonly about: string;
  readonly amountCents: number;
  readonly nonce: string;
  /** What went wrong with the press before. */
  readonly trouble?: string;
}

/** The page of a payment service, in the sandbox: the button that is pressed decides. No card number is asked for. */
export function paymentPage({ about, amountCents, nonce, trouble }: Shown): string {
  const pay = `Pay ${formatMoney(amountCents / 100, 2)}`;
  const form = `${trouble === undefined ? '' : `<p role="alert">${escaped(trouble)}</p>`}
<p>${escaped(about)}. No card is charged here. The button you select decides.</p>
<button class="go" name="act" value="pay">${pay}</button>
<button name="act" value="declined">The card is declined</button>
<button name="act" value="leave">Go back without paying</button>`;
  return framedPage({ title: 'Sample Payments', heading: pay, form, nonce });
}
