// D1 with a timeout for each query (docs/decisions/alarms-and-timeouts.md).
import { withEffectTimeout } from '../effect-timeout.ts'

export function d1WithTimeout(binding: D1Database): D1Database {
  const limits: Pick<D1Database, 'prepare' | 'batch'> = {
    prepare: (sql) => limitedStatement(binding.prepare(sql)),
    batch: (statements) => withEffectTimeout(binding.batch(statements), 'D1 batch'),
  }
  return limits as D1Database
}

// Methods are replaced on the original object, because D1's batch accepts only its own statements.
function limitedStatement(statement: D1PreparedStatement): D1PreparedStatement {
  const { bind, all, run, raw, first } = statement
  const timed =
    (method: (...args: never[]) => Promise<unknown>) =>
    (...args: unknown[]) =>
      withEffectTimeout(Reflect.apply(method, statement, args), 'D1')
  return Object.assign(statement, {
    bind: (...values: unknown[]) => limitedStatement(Reflect.apply(bind, statement, values)),
    all: timed(all),
    run: timed(run),
    raw: timed(raw),
    first: timed(first),
  })
}
