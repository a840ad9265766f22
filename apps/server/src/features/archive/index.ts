/** The archive of a loan file: a ZIP with a script that verifies it without this server. */
export { archive } from './routes.ts';
export { streamZip, type ArchiveFile } from './zip.ts';
