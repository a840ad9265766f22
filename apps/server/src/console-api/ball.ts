import {
  GATES,
  isStaffTask,
  sentence,
  STAFF_TASKS,
  staffGateName,
  staffGateTask,
  type Gate,
  type LoanFile,
} from '@lintel/domain';

/** Who has the ball, as the desk sorts its queue. */
export type Ball = 'STAFF' | 'BORROWER' | 'VENDOR' | 'US' | 'NOBODY';

const BALL_OF: Partial<Record<Gate['owner'], Ball>> = {
  staff: 'STAFF',
  borrower: 'BORROWER',
  lender: 'US',
  documents: 'US',
  nobody: 'NOBODY',
  clock: 'NOBODY',
};

const getWaitingOn = (gate: Gate): Ball => BALL_OF[gate.owner] ?? 'VENDOR';

const BY_GATE: ReadonlyMap<string, { readonly ball: Ball; readonly name: string }> = new Map(
  GATES.map((gate) => [gate.id, { ball: getWaitingOn(gate), name: staffGateName(gate.id) }]),
);

/** What a task of the desk is called: its gate, or what it is about. */
export const taskTitle = (name: string): string => (isStaffTask(name) ? STAFF_TASKS[name].title : gateSigns(name).name);

/** What a task of the desk is there for: in the words of the desk, or in those of its gate. */
export function taskText(name: string, file: LoanFile): string {
  if (isStaffTask(name)) return STAFF_TASKS[name].text;
  const gate = GATES.find((one) => one.id === name);
  return staffGateTask(name) ?? (gate ? sentence(gate.text, file, {}) : '');
}

/** Of a stored gate's name; a complete file waits for nobody. */
export const gateSigns = (gate: string): { readonly ball: Ball; readonly name: string } =>
  BY_GATE.get(gate) ?? { ball: 'NOBODY', name: 'Complete' };

/** The gates at which this party has the ball. */
export const getGatesWaitingOn = (ball: Ball): string[] => [
  ...GATES.filter((gate) => getWaitingOn(gate) === ball).map((gate) => gate.id as string),
  ...(ball === 'NOBODY' ? ['complete'] : []),
];
