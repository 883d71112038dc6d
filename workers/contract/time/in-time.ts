/** The answer of `work`; without one after `limit` ms that of `late`, which may throw. The work itself goes on. */
export function inTime<Answer>(work: PromiseLike<Answer>, limit: number, late: () => Answer): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limit)
  })
  return Promise.race([work, timeout.then(late)]).finally(() => clearTimeout(timer))
}
