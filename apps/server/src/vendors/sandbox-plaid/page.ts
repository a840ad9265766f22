import { escapeHtml, framedPage } from '../sandbox-pages/page-frame.ts';
import { EXITS, USERS } from './users.ts';

const TITLES: Readonly<Record<string, string>> = {
  PLAID_TRANSACTIONS: 'First Sample Bank',
  PLAID_AUTH: 'First Sample Bank',
  TRUV_FINANCIAL_ACCOUNTS: 'First Sample Bank',
  TRUV_PAYROLL: 'Sample Payroll',
  POINTSERV_PAYROLL: 'Sample Payroll',
  POINTSERV_TAX: 'Sample tax records',
  POINTSERV_1099_MISC: 'Sample 1099 records',
};

/** Returns the institution's name on a source's page. */
export const getInstitutionName = (source: string): string => TITLES[source] ?? 'Sample records';

const STYLE = `h2{font-size:1rem;margin:0}
label{display:grid;gap:.25rem;font-weight:600}input{font:inherit;padding:.6rem;border:1px solid #6b7278;border-radius:8px;min-height:44px;box-sizing:border-box}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem .75rem;margin:0}dt{font-family:ui-monospace,monospace}dd{margin:0}`;

/** Returns the sandbox's page of a bank, a payroll service or a tax office. The user who logs in decides the result. */
export function linkPage(source: string, nonce: string, wrong: boolean): string {
  const title = getInstitutionName(source);
  const form = `${wrong ? '<p role="alert">This user name and password don\'t match.</p>' : ''}
<label>User name<input name="username" autocomplete="off" value="user_good"></label>
<label>Password<input name="password" type="password" autocomplete="off" value="pass_good"></label>
<button class="go" name="act" value="login">Log in and share</button>
<h2>Or leave without a result</h2>
${EXITS.map((exit) => `<button name="act" value="${exit.name}">${escapeHtml(exit.label)}</button>`).join('\n')}
<h2>Users of the sandbox</h2>
<dl>${USERS.map((user) => `<dt>${user.name}</dt><dd>${escapeHtml(user.why)}</dd>`).join('')}</dl>`;
  return framedPage({ title, heading: `Log in at ${title}`, form, style: STYLE, nonce });
}
