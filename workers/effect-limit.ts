// The time limit of effects (D1, other objects, mail, the provider). An effect that hangs is given up, so that nothing
// waits for it. It may still land later: every effect is idempotent.

import { SECOND } from '#workers/contract/durations.ts'
import { AppError } from '#workers/contract/errors.ts'
import { inTime } from '#workers/contract/in-time.ts'

export const EFFECT_LIMIT = 10 * SECOND

/** The answer of `work`; throws `unavailable` when there is none within the limit. */
export async function withinLimit<Answer>(
  work: PromiseLike<Answer>,
  what: string,
  limit: number = EFFECT_LIMIT,
): Promise<Answer> {
  return inTime(work, limit, () => {
    throw new AppError('unavailable', { log: `${what}: no answer in ${limit / SECOND} s` })
  })
}

/** Waits for `work` at most `ms`. It must never reject: nothing listens to it afterwards. */
export function waitAtMost(work: Promise<void>, ms: number): Promise<void> {
  return inTime(work, ms, () => undefined)
}

/** Wraps services: every method that returns a promise, at any depth, gets the limit. */
export function limited<Parts extends object>(parts: Parts, name = 'effect'): Parts {
  const areas = new Map<PropertyKey, object>()
  return new Proxy(parts, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      const path = `${name}.${String(key)}`
      if (typeof value === 'function') return (...args: unknown[]) => limitedCall({ target, key, args, path })
      if (typeof value !== 'object' || value === null) return value
      const area = areas.get(key) ?? limited(value, path)
      areas.set(key, area)
      return area
    },
  })
}

type Call = { target: object; key: PropertyKey; args: unknown[]; path: string }

// Called as a method of its object: the stub of a Durable Object takes a property of a function for a call.
function limitedCall({ target, key, args, path }: Call): unknown {
  const answer = (target as Record<PropertyKey, (...args: unknown[]) => unknown>)[key]?.(...args)
  return isPromise(answer) ? withinLimit(answer, path) : answer
}

function isPromise(answer: unknown): answer is PromiseLike<unknown> {
  return typeof answer === 'object' && answer !== null && typeof (answer as { then?: unknown }).then === 'function'
}
