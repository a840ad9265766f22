import { isDecidedByRule } from '@lintel/domain';
import { formatCode } from '../../platform/code-words.en.ts';
import type { FactRow } from '../use-file.ts';
import { FILE } from '../words.en.ts';

const formatKind = (kind: string): string => FILE.actors[kind] ?? formatCode(kind);

/** Returns the name of the person who acted, otherwise the kind of actor; the system for what a rule decided. */
export const formatActor = ({ type, actor: { kind, name } }: Pick<FactRow, 'type' | 'actor'>): string =>
  isDecidedByRule(type) ? formatKind('server') : (name ?? formatKind(kind));
