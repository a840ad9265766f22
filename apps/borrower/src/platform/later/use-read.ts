import { newRead } from '@lintel/web';
import { api } from './api.ts';

/** Reads a call; see `newRead`. */
export const useRead = newRead(() => api);
