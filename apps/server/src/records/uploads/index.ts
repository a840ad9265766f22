/** Receives uploaded files: limits, inspection in a separate process, virus scan, and a list of unclaimed files. */
export { abandonFiles, beginFile, dropFile, claimFile, listUnclaimedFiles, releaseFile } from './unclaimed-files.ts';
export { uploadRoutes } from './routes.ts';
export { scanStored } from './scan.ts';
export { receiveFile, type ReceivedFile } from './receive-file.ts';
