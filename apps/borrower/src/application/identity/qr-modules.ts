// A separate chunk, because few borrowers ask for a QR code.
export { qrModules } from '@lintel/web';
