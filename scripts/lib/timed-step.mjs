// Tells a person at the terminal what runs now, and how many seconds it took.

/**
 * @template Result
 * @param {string} name
 * @param {() => Result | Promise<Result>} work
 */
export async function timedStep(name, work) {
  const started = performance.now()
  console.log(`${name}…`)
  const result = await work()
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return result
}
