// Code of a page that comes after the page: a file that was lost on the way is asked for again.
const FIRST_MS = 1_000
const MAX_MS = 15_000
/** About seven seconds: longer a part must not hold up the page's next state. */
const TRIES = 4

/** Resolves with what `load` brings; rejects after four failures. */
export const loadAgain = <T>(load: () => Promise<T>): Promise<T> => attempt(load, (failures) => failures < TRIES)

/**
 * For code that a page is nothing without. Never resolves if `goesOn` answers false after a failure, as it does on a page that
 * was left.
 */
export function loadWithoutEnd<T>(load: () => Promise<T>, goesOn: () => boolean): Promise<T> {
  return attempt(load, goesOn).catch(() => new Promise<never>(() => {}))
}

async function attempt<T>(load: () => Promise<T>, goesOn: (failures: number) => boolean): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load()
    } catch (error) {
      if (!goesOn(failures)) throw error
      await new Promise<void>((go) => setTimeout(go, Math.min(MAX_MS, FIRST_MS * 2 ** (failures - 1))))
    }
  }
}
