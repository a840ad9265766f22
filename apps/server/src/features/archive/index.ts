/** The archive of a file, which can be verified without this server. */
export { archive } from './routes.ts';
export { streamZip, type ArchiveFile } from './zip.ts';
