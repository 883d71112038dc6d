// Code of a page that comes after the page: a file that was lost on the way is asked for again.

/** About six seconds: longer a part must not hold up the page's next state. */
const fourTimes = (failures: number) => failures < 4

/**
 * Resolves with what `load` brings; each wait for the next try is a second longer. Rejects after a failure that `goesOn` answers
 * with false: by default the fourth.
 */
export async function loadAgain<T>(
  load: () => Promise<T>,
  goesOn: (failures: number) => boolean = fourTimes,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load()
    } catch (error) {
      if (!goesOn(failures)) throw error
      await new Promise<void>((go) => setTimeout(go, failures * 1_000))
    }
  }
}
