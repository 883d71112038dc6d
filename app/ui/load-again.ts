// Code of a page that comes after the page: a file that was lost on the way is asked for again.
const FIRST_MS = 1_000
const MAX_MS = 15_000

/** Resolves with what `load` brings, however late; once `left` is true, which is asked after each failure, never. */
export async function loadAgain<T>(load: () => Promise<T>, left = () => false): Promise<T> {
  for (let wait = FIRST_MS; ; wait = Math.min(MAX_MS, 2 * wait)) {
    try {
      return await load()
    } catch {
      await new Promise<void>((go) => setTimeout(go, wait))
      if (left()) return new Promise<never>(() => {})
    }
  }
}
