import {
  GATES,
  gateText,
  isStaffTask,
  STAFF_TASKS,
  staffGateName,
  staffGateTask,
  waitingOn,
  type Gate,
  type LoanFile,
  type WaitingOn,
} from '@lintel/domain';

const BY_ID: ReadonlyMap<string, Gate> = new Map(GATES.map((gate) => [gate.id, gate]));

/** Returns a staff task's title: that of its gate, or of its subject. */
export const taskTitle = (name: string): string =>
  isStaffTask(name) ? STAFF_TASKS[name].title : describeGate(name).name;

/** Returns a staff task's purpose, in its own words or those of its gate. */
export function taskText(name: string, file: LoanFile): string {
  if (isStaffTask(name)) return STAFF_TASKS[name].text;
  const gate = BY_ID.get(name);
  return gate ? (staffGateTask(gate.id) ?? gateText(gate, file)) : '';
}

/** Returns whom a gate waits on and its name for staff, by the gate's stored name. A complete file waits for no one. */
export function describeGate(name: string): { readonly waitingOn: WaitingOn; readonly name: string } {
  const gate = BY_ID.get(name);
  return gate
    ? { waitingOn: waitingOn(gate.id), name: staffGateName(gate.id) }
    : { waitingOn: 'NOBODY', name: 'Complete' };
}

/** Returns the gates at which this party must act. */
export const getGatesWaitingOn = (party: WaitingOn): string[] => [
  ...GATES.filter(({ id }) => waitingOn(id) === party).map(({ id }) => id as string),
  ...(party === 'NOBODY' ? ['complete'] : []),
];
