// D1 with a limit on each answer: a statement that hangs is given up.
import { withinLimit } from '../effect-limit.ts'

export function limitedD1(binding: D1Database): D1Database {
  return new Proxy(binding, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => limitedStatement(target.prepare(sql))
      if (name === 'batch') return (list: D1PreparedStatement[]) => withinLimit(target.batch(list), 'D1 batch')
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

// Its own methods replaced: a batch must get the very objects that D1 made.
function limitedStatement(statement: D1PreparedStatement): D1PreparedStatement {
  const { bind, all, run, raw, first } = statement
  const timed =
    (method: (...args: never[]) => Promise<unknown>) =>
    (...args: unknown[]) =>
      withinLimit(Reflect.apply(method, statement, args), 'D1')
  return Object.assign(statement, {
    bind: (...values: unknown[]) => limitedStatement(Reflect.apply(bind, statement, values)),
    all: timed(all),
    run: timed(run),
    raw: timed(raw),
    first: timed(first),
  })
}
