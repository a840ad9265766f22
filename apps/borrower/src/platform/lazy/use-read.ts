import { newRead } from '@lintel/web';
import { api } from './api.ts';

export const useRead = newRead(() => api);
