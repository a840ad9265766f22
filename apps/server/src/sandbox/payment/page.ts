const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f5f6;color:#15191d}main{max-width:26rem;margin:0 auto;padding:1.5rem 1rem}
form{background:#fff;border:1px solid #8a9197;border-radius:12px;padding:1.25rem;display:grid;gap:.75rem}h1{font-size:1.4rem}p{margin:0}
button{font:inherit;min-height:44px;padding:.5rem 1rem;border-radius:8px;border:1px solid #15191d;background:#fff;color:inherit}button.go{background:#15191d;color:#fff;font-weight:600}
[role=alert]{color:#9b1c1c}`;

interface Shown {
  readonly about: string;
  readonly amountCents: number;
  readonly nonce: string;
  /** What went wrong with the press before. */
  readonly trouble?: string;
}

/** The page of a payment service, in the sandbox: the button that is pressed decides. No card number is asked for, no script. */
export function paymentPage({ about, amountCents, nonce, trouble }: Shown): string {
  const amount = `$${(amountCents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sample Payments (sandbox)</title>
<style nonce="${nonce}">${STYLE}</style>
<main><h1>Pay ${amount}</h1>
<form method="post">
${trouble === undefined ? '' : `<p role="alert">${escaped(trouble)}</p>`}
<p>${escaped(about)}. No card is charged here: the button decides.</p>
<button class="go" name="act" value="pay">Pay ${amount}</button>
<button name="act" value="declined">The card is declined</button>
<button name="act" value="leave">Go back without paying</button>
</form></main></html>`;
}
