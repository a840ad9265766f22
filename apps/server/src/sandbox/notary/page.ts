import { type Transaction, escapeHtml, framedPage } from '../../vendors/index.ts';

/** The ways to end a session without a signature, one for each button. */
export const ENDINGS = [
  { act: 'id-failed', because: 'ID_FAILED', says: 'The ID can’t be read' },
  { act: 'notary-left', because: 'NOTARY_LEFT', says: 'The notary leaves' },
  { act: 'technical', because: 'TECHNICAL', says: 'The connection drops' },
  { act: 'state-not-allowed', because: 'STATE_NOT_ALLOWED', says: 'I’m somewhere the notary can’t work' },
  { act: 'leave', because: 'LEFT', says: 'Go back without signing' },
] as const;

const STYLE =
  'ul{margin:0;padding-left:1.25rem}h2{font-size:1rem;margin:0}code{font-size:.8rem;overflow-wrap:anywhere}';

const HEADINGS = {
  WAITING: 'Two people are ahead of you',
  ID: 'Show the notary your ID',
  PAPERS: 'Sign with the notary',
} as const;

/** Returns the sandbox's page of the notary platform. It uses no camera; the selected button decides the outcome. */
export function notaryPage({ stage, request: { signer, documents } }: Transaction, nonce: string): string {
  const documentLines = documents
    .map(({ name, sha256 }) => `<li>${escapeHtml(name)} <code>${escapeHtml(sha256.slice(0, 16))}</code></li>`)
    .join('');
  const steps = {
    WAITING: '<button class="go" name="act" value="ready">Wait for my turn</button>',
    ID: `<p>Signer: ${escapeHtml(signer.name)}.</p><button class="go" name="act" value="id">Show my ID</button>`,
    PAPERS: `<p>Notary Nora Sample has checked ${escapeHtml(signer.name)}’s ID.</p><h2>Documents to sign</h2><ul>${documentLines}</ul><button class="go" name="act" value="sign">Sign and have it notarized</button>`,
  };
  const form = `<p>This is a simulated video session.</p>${steps[stage]}
<h2>Or end the session</h2>
${ENDINGS.map(({ act, says }) => `<button name="act" value="${act}">${says}</button>`).join('\n')}`;
  return framedPage({ title: 'Sample Notaries', heading: HEADINGS[stage], form, style: STYLE, nonce });
}
