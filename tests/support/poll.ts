/** Asks again and again until the answer is there. For what has no event to wait for. @throws Error when the deadline passes, with the last error as its cause */
export async function poll<T>(
  what: string,
  ask: () => T | undefined | false | Promise<T | undefined | false>,
  { seconds = 20 }: { seconds?: number } = {},
): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  let last: unknown;
  do {
    try {
      const answer = await ask();
      if (answer !== undefined && answer !== false) return answer;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (Date.now() < deadline);
  throw new Error(`${what}: not within ${seconds} s`, { cause: last });
}
