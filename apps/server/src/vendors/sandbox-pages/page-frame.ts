export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f5f6;color:#15191d}main{max-width:26rem;margin:0 auto;padding:1.5rem 1rem}
form{background:#fff;border:1px solid #8a9197;border-radius:12px;padding:1.25rem;display:grid;gap:.75rem}h1{font-size:1.4rem}p{margin:0}
button{font:inherit;min-height:44px;padding:.5rem 1rem;border-radius:8px;border:1px solid #15191d;background:#fff;color:inherit}button.go{background:#15191d;color:#fff;font-weight:600}
[role=alert]{color:#9b1c1c}`;

interface PageContent {
  readonly title: string;
  readonly heading: string;
  /** HTML inside the form. */
  readonly form: string;
  /** Additional CSS for this page only. */
  readonly style?: string;
  readonly nonce: string;
}

/** Returns the HTML of a sandbox page of another company, such as a bank: one form, no script. */
export const framedPage = ({
  title,
  heading,
  form,
  style = '',
  nonce,
}: PageContent): string => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} (sandbox)</title>
<style nonce="${nonce}">${STYLE}${style}</style>
<main><h1>${escapeHtml(heading)}</h1>
<form method="post">
${form}
</form></main></html>`;
