import { escapeHtml, framedPage } from '../../vendors/index.ts';

const TITLE = 'Sample Login';
const STYLE =
  'label{font-weight:600}input[type=email]{font:inherit;min-height:44px;padding:.5rem;border:1px solid #15191d;border-radius:8px;width:100%;box-sizing:border-box}';

/** Returns the login page of the sandbox's identity provider. It asks for no password. */
export const loginPage = (nonce: string, wrong: boolean): string =>
  framedPage({
    title: TITLE,
    heading: 'Log in with Sample Login',
    form: `${wrong ? '<p role="alert" id="wrong">Enter an email address like ana@example.com.</p>' : ''}
<p>This page stands for the lender’s identity provider. Any email address works, without a password.</p>
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" required${wrong ? ' aria-describedby="wrong" aria-invalid="true"' : ''}>
<button class="go" name="act" value="login">Log in</button>
<button name="act" value="cancel" formnovalidate>Cancel</button>`,
    style: STYLE,
    nonce,
  });

/** Returns the page that asks whether to end the login at the provider, too. */
export const logoutPage = (nonce: string, confirmUrl: string, secret: string): string =>
  framedPage({
    title: TITLE,
    heading: 'Log out of Sample Login?',
    form: `<p>You’re logged out of the lender’s site.</p>
<input type="hidden" name="xsrf" value="${escapeHtml(secret)}">
<button class="go" name="logout" value="yes" formaction="${escapeHtml(confirmUrl)}">Log out here too</button>
<button formaction="${escapeHtml(confirmUrl)}">Stay logged in here</button>`,
    nonce,
  });

/** Returns the page about an error in a request to the provider. */
export const errorPage = (nonce: string, error: string, description: string): string =>
  framedPage({
    title: TITLE,
    heading: 'Sample Login can’t continue',
    form: `<p>${escapeHtml(error)}: ${escapeHtml(description)}</p>`,
    nonce,
  });
