import type { FileFault } from '@lintel/domain';
import type { ObjectPlace } from './pdf-objects.ts';
import { PdfSyntaxError, TEXT, type Dictionary, type Value } from './pdf-syntax.ts';

/** How an object is used: as the events of a page or a field, as an action, or as a file name. */
type Role = 'EVENTS' | 'ACTION' | 'FILE_NAME';

/**
 * Roles of the values that run or load without a click. Annotations have flags under `/F`, and fonts may be named F.
 */
const ROLE_OF_KEY: Readonly<Record<string, Role>> = {
  '/AA': 'EVENTS',
  '/OpenAction': 'ACTION',
  '/F': 'FILE_NAME',
  '/UF': 'FILE_NAME',
  '/DOS': 'FILE_NAME',
  '/Mac': 'FILE_NAME',
  '/Unix': 'FILE_NAME',
};
const MAX_OBJECTS = 200_000;
const PAGE_TURNS = new Set<Value>(['/NextPage', '/PrevPage', '/FirstPage', '/LastPage']);
/** Action types that are allowed after a click and refused without one. */
const ACTION_TYPE = /^\/(?:URI|Named|Hide|ResetForm|SetOCGState|SetState|Trans|NOP)$/;

/**
 * Searches the objects of a PDF for anything that opens or calls something without a click: an action at its opening or
 * at another event that does more than turn to a page of the document, or data in another file. Links that a person
 * clicks are allowed.
 */
export class ActionSearch {
  readonly #places: ObjectPlace[] = [];
  /** Object numbers by role of the reference. A set may grow while it is walked, so that circular references end. */
  readonly #references: Readonly<Record<Role, Set<number>>> = {
    EVENTS: new Set(),
    ACTION: new Set(),
    FILE_NAME: new Set(),
  };
  #isActive = false;

  /** Adds an object that others may refer to, and searches its value. */
  add(place: ObjectPlace, value: Value): void {
    this.#places.push(place);
    if (this.#places.length > MAX_OBJECTS) throw new PdfSyntaxError('The file has too many objects.');
    this.search(value);
  }

  /** Searches a value and everything in it. */
  search(value: Value): void {
    if (typeof value !== 'object' || value.kind === 'reference') return;
    if (value.kind === 'list') return value.items.forEach((item) => this.search(item));
    for (const [key, entry] of value.entries) {
      const role = ROLE_OF_KEY[key];
      if (role) this.#use(entry, role);
      this.search(entry);
    }
  }

  /**
   * Returns the fault after every object was added. UNREADABLE: a referenced object isn't visible to us, but may be to
   * another parser.
   */
  fault(): FileFault | null {
    const { plain, hidden } = this.#placesByNumber();
    // An action may be among the events of another, so events come first.
    for (const role of ['EVENTS', 'ACTION', 'FILE_NAME'] as const) {
      for (const number of this.#references[role]) {
        const places = plain.get(number);
        if (!places) return this.#isActive ? 'ACTIVE' : 'UNREADABLE';
        for (const { reader, at } of places) this.#use(reader.read(at).value, role);
        for (const { reader, at } of hidden.get(number) ?? []) this.#useHidden(reader.read(at).value, role);
      }
    }
    return this.#isActive ? 'ACTIVE' : null;
  }

  #use(value: Value, role: Role): void {
    if (typeof value === 'object' && value.kind === 'reference') this.#references[role].add(value.number);
    else if (role === 'FILE_NAME') this.#isActive ||= value === TEXT;
    else if (role === 'ACTION') this.#isActive ||= !staysInDocument(value);
    else if (typeof value === 'object' && value.kind === 'dictionary')
      for (const [, action] of value.entries) this.#use(action, 'ACTION');
  }

  /** A legitimate file may have any dictionary there, so only one that declares itself an action counts as one. */
  #useHidden(value: Value, role: Role): void {
    if (role !== 'ACTION' || typeof value !== 'object' || value.kind !== 'dictionary') this.#use(value, role);
    else this.#isActive ||= getActionTypes(value).some((type) => typeof type !== 'string' || ACTION_TYPE.test(type));
  }

  /** `hidden`: `15 0 obj` is object 5 for a cross-reference table that points to its second digit. */
  #placesByNumber(): { readonly plain: Map<number, ObjectPlace[]>; readonly hidden: Map<number, ObjectPlace[]> } {
    const [plain, hidden] = [new Map<number, ObjectPlace[]>(), new Map<number, ObjectPlace[]>()];
    const put = (places: typeof plain, digits: string, place: ObjectPlace): void => {
      const number = Number(digits);
      const there = places.get(number);
      if (there) there.push(place);
      else places.set(number, [place]);
    };
    for (const place of this.#places) {
      const { digits } = place;
      put(plain, digits, place);
      for (let cut = 1; cut < digits.length; cut += 1)
        if (Number(digits.slice(cut)) !== Number(digits)) put(hidden, digits.slice(cut), place);
    }
    return { plain, hidden };
  }
}

const getActionTypes = ({ entries }: Dictionary): Value[] =>
  entries.flatMap(([key, type]) => (key === '/S' ? [type] : []));

/**
 * Whether an action goes to a place in this document, turns a page or does nothing. An action with a next action does
 * more.
 */
function staysInDocument(value: Value): boolean {
  if (typeof value !== 'object' || value.kind !== 'dictionary') return isPlace(value);
  // Every parser uses the type. Without one, this may be a font that is named AA.
  if (getActionTypes(value).length === 0) return true;
  return value.entries.every(([key, entry]) => {
    if (key === '/S') return entry === '/GoTo' || entry === '/Named';
    if (key === '/N') return PAGE_TURNS.has(entry);
    return key === '/Type' ? entry === '/Action' : (key === '/D' || key === '/SD') && isPlace(entry);
  });
}

function isPlace(value: Value): boolean {
  if (typeof value !== 'object' || value.kind === 'reference') return true;
  return value.kind === 'list' && value.items.every(isPlace);
}
