/** Rejects when the answer takes longer than `ms` milliseconds. The work behind it continues. */
export async function withTimeout<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no response in time')), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
