import { expect, test } from 'vitest'
import { createDb } from '#workers/db/client.ts'
import { preparedOnce } from '#workers/db/prepared.ts'

test('a statement is written once for each database', () => {
  const [one, other] = [createDb({} as D1Database), createDb({} as D1Database)]
  let written = 0
  const statementOf = preparedOnce(() => ({ number: ++written }))
  expect(statementOf(one)).toBe(statementOf(one))
  expect(statementOf(other)).not.toBe(statementOf(one))
  expect(written).toBe(2)
})
