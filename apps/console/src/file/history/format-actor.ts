import { formatCode } from '../../platform/code-words.en.ts';
import type { FactRow } from '../use-file.ts';
import { FILE } from '../words.en.ts';

/** Returns the name of the person who acted, otherwise the kind of actor. */
export const formatActor = ({ kind, name }: FactRow['actor']): string => name ?? FILE.actors[kind] ?? formatCode(kind);
