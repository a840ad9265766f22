import { createUseRead } from '@lintel/web';
import { api } from './api.ts';

/** Reads a call's reply through the query cache, and refetches it as `options` say; see `createUseRead`. */
export const useRead = createUseRead(() => api);
