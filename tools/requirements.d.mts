/** Path of the list of requirements. */
export const REQUIREMENTS_PATH: string;
/** The ids of rows that the list says are proved, and that no passed test names. */
export function findUnproved(text: string, all: Readonly<Record<string, readonly string[]>>): string[];
/** The ids in a test's title. */
export function findIds(title: string): string[];
/** The ids of the list's rows, in order. */
export function listRowIds(text: string): string[];
/** The requirements by area, each as the ids under which a test can name it; the first one counts. */
export function groupFacts(text: string): Map<string, Set<string>[]>;
/**
 * The list with the files that prove each row in its last column. `all`: id -> titles, each after its file and a colon.
 */
export function addProofs(text: string, all: Readonly<Record<string, readonly string[]>>): string;
