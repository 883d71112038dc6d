// Every screen and file whose address holds an id or a name, with those that nobody has and those of others: no answer is a failure.
import { beforeAll, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { logIn } from '#tests/support/pages/conversation.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedSeededServer } from '#tests/support/servers/shared-server.ts'

type Route = { path?: string; index?: boolean; children?: Route[] }

let server: TestServer
beforeAll(async () => {
  server = await sharedSeededServer()
})

function patternsOf(list: readonly Route[], above = ''): string[] {
  return list.flatMap(({ path, children }) => {
    const here = path ? `${above}/${path}` : above
    return [...(here.includes(':') ? [here] : []), ...patternsOf(children ?? [], here)]
  })
}

/** Ids of others: of each kind of row that an address may name. */
async function foreignIds(): Promise<string[]> {
  const tables = ['consultation', 'blog_post', 'user', 'birth_profile', 'payment', 'booking']
  const rows = await Promise.all(
    tables.map((table) => server.db.prepare(`SELECT id FROM "${table}" LIMIT 1`).first('id')),
  )
  return rows.filter((id) => id !== null).map(String)
}

test('an id that nobody has, that is no id, or that others have is no failure for anybody', async () => {
  const patterns = [...new Set(patternsOf((await routes) as Route[]))]
  expect(patterns.length).toBeGreaterThan(20)
  const foreign = await foreignIds()
  expect(foreign.length).toBeGreaterThan(4)
  const ids = ['nobody-has-it', '__proto__', 'constructor', '%F0%9F%AA%90', `${'x'.repeat(300)}`, ...foreign]
  const cookies: (string | undefined)[] = [undefined]
  for (const role of ['user', 'astrologer', 'admin']) cookies.push((await logIn(server, `${role}@drishti.test`)).cookie)
  const failed: string[] = []
  for (const pattern of patterns)
    for (const id of ids)
      await Promise.all(
        cookies.map(async (cookie, who) => {
          const path = pattern.replaceAll(/:\w+\??/g, id)
          const answer = await fetch(server.url + path, { redirect: 'manual', headers: cookie ? { cookie } : {} })
          await answer.body?.cancel()
          if (answer.status >= 500) failed.push(`${answer.status} ${path} (${who})`)
        }),
      )
  expect(failed).toEqual([])
})
