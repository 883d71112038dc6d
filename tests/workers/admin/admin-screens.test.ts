// The screens and files of the back office open for admins alone: every route, its data, and each role.
import { beforeAll, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { logIn } from '#tests/support/pages/conversation.ts'
import type { Person } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedSeededServer } from '#tests/support/servers/shared-server.ts'

type Route = { path?: string; index?: boolean; children?: Route[] }

/** Addresses of all routes below `dashboard/admin`, with something in the place of parameters. */
function addressesOf(list: readonly Route[], above = ''): string[] {
  return list.flatMap(({ path = '', children }) => {
    const here = path ? `${above}/${path}` : above
    return [...(path ? [here] : []), ...addressesOf(children ?? [], here)]
  })
}

let server: TestServer
let paths: string[]
const people: Record<string, Person | null> = { visitor: null }

beforeAll(async () => {
  server = await sharedSeededServer()
  const all = addressesOf((await routes) as Route[])
  paths = all.filter((path) => path.startsWith('/dashboard/admin')).map((path) => path.replace(/:\w+/g, 'some-id'))
  people.user = await logIn(server, 'user@drishti.test')
  people.astrologer = await logIn(server, 'astrologer@drishti.test')
  people.admin = await logIn(server, 'admin@drishti.test')
})

const open = (path: string, person: Person | null | undefined) =>
  fetch(server.url + path, { redirect: 'manual', headers: person ? { cookie: person.cookie } : {} })

test('the list holds the screens and the files', () => {
  expect(paths.length).toBeGreaterThan(20)
  for (const path of ['overview', 'clients/some-id', 'payouts.csv', 'newsletter.csv', 'audit.csv'])
    expect(paths).toContain(`/dashboard/admin/${path}`)
})

test.each(['visitor', 'user', 'astrologer'])(
  'a %s is led away from each of them, and sees no data of it',
  async (role) => {
    const wrong: string[] = []
    for (const path of paths) {
      const page = await open(path, people[role])
      const to = page.headers.get('location') ?? ''
      const leadsAway = ({ status, headers }: Response) =>
        status >= 300 && status < 400 && !/^\/dashboard\/admin/.test(headers.get('location') ?? '')
      if (!leadsAway(page) && page.status !== 401 && page.status !== 403) wrong.push(`${path}: ${page.status} ${to}`)
      // A page in a browser asks for this when it changes to that screen: files have none.
      if (path.endsWith('.csv')) continue
      const data = await open(`${path}.data`, people[role])
      const body = await data.text()
      if (!body.includes('SingleFetchRedirect') && !leadsAway(data) && data.status < 400)
        wrong.push(`${path}.data: ${body.slice(0, 80)}`)
    }
    expect(wrong).toEqual([])
  },
)

test('an admin sees each of them', async () => {
  const wrong: string[] = []
  for (const path of paths) {
    const { status } = await open(path, people.admin)
    // Nobody has that id; the layout alone leads to the overview.
    const fine = path.includes('some-id') ? [200, 404] : path === '/dashboard/admin' ? [200, 301, 302, 404] : [200]
    if (!fine.includes(status)) wrong.push(`${path}: ${status}`)
  }
  expect(wrong).toEqual([])
})
