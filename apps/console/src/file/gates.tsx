import { readGates, type Reply } from '@lintel/contract';
import { CLEAR_TO_CLOSE_GATE, getStoppingTask, waitingOn, type GateId } from '@lintel/domain';
import { Checkbox, Tag } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { formatCode } from '../platform/code-words.en.ts';
import { formatDateTime } from '../platform/times.ts';
import { useRead } from '../platform/use-read.ts';
import { Loaded } from '../table/loaded.tsx';
import { Table, type Column } from '../table/table.tsx';
import { GATE_OWNERS } from './gate-owner-words.en.ts';
import { useFile } from './use-file.ts';
import { FILE } from './words.en.ts';
import css from './file.module.css';

type Gate = Reply<typeof readGates>[number];

function Progress({ gate: { current, open, when } }: { gate: Gate }): ReactNode {
  if (current) return <Tag tone="warning">{FILE.current}</Tag>;
  if (open) return <Tag tone="info">{FILE.later}</Tag>;
  return <Tag tone={when ? 'success' : 'quiet'}>{when ? FILE.passed : FILE.notAsked}</Tag>;
}

/** A step's name, with what it doesn't say: that the file becomes clear to close there, and a note on a later step. */
function StepName({ gate: { gate, name, open, current } }: { gate: Gate }): ReactNode {
  const hint = open && !current ? FILE.gateNotes[gate] : undefined;
  const note = gate === CLEAR_TO_CLOSE_GATE ? FILE.clearToCloseFrom : hint;
  return (
    <>
      <b>{name}</b>
      {note && (
        <>
          <br />
          <span className={css.small}>{note}</span>
        </>
      )}
    </>
  );
}

const isParty = (owner: string): owner is keyof typeof GATE_OWNERS => Object.hasOwn(GATE_OWNERS, owner);

/**
 * Names who acts at a gate. Some of the lender's gates are automatic; at the others, staff act, and at the current gate
 * while one of these open tasks stops it.
 */
function formatOwner({ gate, owner, current }: Gate, openTasks: readonly string[]): string {
  const id = gate as GateId;
  const isStopped = current && getStoppingTask(id, openTasks) !== undefined;
  if (isStopped || (owner === 'lender' && waitingOn(id) === 'STAFF')) return GATE_OWNERS.staff;
  return isParty(owner) ? GATE_OWNERS[owner] : formatCode(owner);
}

const getColumns = (openTasks: readonly string[]): readonly Column<Gate>[] => [
  { head: FILE.gate, bare: true, cell: (gate) => <StepName gate={gate} /> },
  { head: FILE.responsible, cell: (gate) => formatOwner(gate, openTasks) },
  { head: FILE.progress, cell: (gate) => <Progress gate={gate} /> },
  {
    head: FILE.passedOn,
    oneLine: true,
    cell: ({ passedAt, when }) => (when && passedAt ? formatDateTime(passedAt) : FILE.none),
  },
  { head: FILE.attempts, figures: true, cell: ({ attempt }) => (attempt > 1 ? attempt : FILE.none) },
  { head: FILE.because, bare: true, cell: ({ because, open }) => (open ? because : FILE.none) },
];

/** The checklist tab of a file: its gates in order. The first open one is the file's current step. */
export function Gates(): ReactNode {
  const {
    uuid,
    file: { tasks },
  } = useFile();
  const gates = useRead(readGates, { params: { uuid } });
  const [all, setAll] = useState(false);
  const rows = (gates.data ?? []).filter((gate) => all || gate.when || gate.open);
  return (
    <section className={css.stack} aria-labelledby="gates">
      <h2 id="gates">{FILE.parts.checklist}</h2>
      <p>{FILE.gatesLead}</p>
      <Checkbox
        name="all"
        label={FILE.allGates}
        checked={all}
        onChange={(event) => setAll(event.currentTarget.checked)}
      />
      <Loaded read={gates}>
        <Table
          caption={FILE.gatesCaption}
          columns={getColumns(tasks.map(({ gate }) => gate))}
          rows={rows}
          keyOf={(row) => row.gate}
          isMarked={(row) => row.current}
        />
      </Loaded>
    </section>
  );
}
