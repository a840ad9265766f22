import type { FileFault, UploadLimits } from '@lintel/domain';
import { refuse } from '../../kernel/http/index.ts';

/** Refuses a call because of a fault of its file. */
export function refuseFile(fault: FileFault, limits: UploadLimits): never {
  switch (fault) {
    case 'TOO_LARGE':
    case 'TOO_MANY_PIXELS':
    case 'TOO_MANY_PAGES':
      return refuse('file-too-large', { fault, limits });
    case 'TYPE':
      return refuse('file-type', { limits });
    case 'HEIC':
      return refuse('file-heic');
    case 'EMPTY':
      return refuse('file-empty');
    case 'LOCKED':
      return refuse('file-locked');
    case 'ACTIVE':
      return refuse('file-active');
    case 'INFECTED':
      return refuse('file-infected');
    case 'UNREADABLE':
      return refuse('file-unreadable');
    case 'NAME':
      return refuse('file-name');
  }
}
