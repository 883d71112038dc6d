/** The result of `work`, or after `limit` ms that of `onTimeout`, which may throw. The work itself is not cancelled. */
export function withTimeout<Answer>(
  work: PromiseLike<Answer>,
  limit: number,
  onTimeout: () => Answer,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limit)
  })
  return Promise.race([work, timeout.then(onTimeout)]).finally(() => clearTimeout(timer))
}
