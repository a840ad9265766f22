export const root: string;
export const compileCache: string;
export function node26(): string;
export function environment(extra?: Record<string, string>): NodeJS.ProcessEnv;
export function install(): void;
export function run(args: string[], options?: object): Promise<number>;
export function serve(args: string[]): Promise<number>;
