import { newReader } from '@lintel/web';
import { api } from './api.ts';

/** Reads a call through the query client. */
export const useCall = newReader(() => api);
