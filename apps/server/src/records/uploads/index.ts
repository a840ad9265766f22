/** Takes in uploaded files: limits, inspection in a process of its own, virus scan. */
export { abandonFiles, beginFile, dropFile, claimFile, oldFiles, releaseFile } from './begun.ts';
export { uploadRoutes } from './routes.ts';
export { scanStored } from './scan.ts';
export { receiveFile, type ReceivedFile } from './receive-file.ts';
