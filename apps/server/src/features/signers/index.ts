/** Co-owners and spouses: invitations, logins and what they see. */
export { endLogins } from './end-logins.ts';
export { signersShape } from './list.ts';
export { asTheirs, stageOf } from './own-status.ts';
export { fileSigners } from './roster.ts';
export { signers } from './routes.ts';
export { sendInvitation } from './send.ts';
export { deedsSignedAt } from './signed-at.ts';
