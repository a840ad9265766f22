/** Co-owners and spouses: invitations, logins and what they see. */
export { loadSignersReply } from './list.ts';
export { voidLogins } from './login.ts';
export { adaptAnswerForSigner, loadCoDeedStage } from './own-status.ts';
export { deedsSignedAt, loadFileSigners } from './roster.ts';
export { signers } from './routes.ts';
export { sendInvitation } from './send.ts';
