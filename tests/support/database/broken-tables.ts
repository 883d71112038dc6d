// Tables of a running server's database that nothing can read for a while, and requests made meanwhile.
import routes from '#app/routes.ts'
import type { TestServer } from '#tests/support/servers/server.ts'

type Route = { path?: string; index?: boolean; children?: Route[] }

/** The tables of the product, without those that belong to the search. */
export async function tablesOf({ db }: TestServer): Promise<string[]> {
  const { results } = await db
    .prepare(
      "select name from sqlite_master where type = 'table' and name not glob 'sqlite_*' and name not glob '_cf_*' and name not glob 'd1_*' and name not glob '*_search_*' order by name",
    )
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** Runs `work` while the tables have other names. */
export async function withoutTables({ db }: TestServer, tables: readonly string[], work: () => Promise<void>) {
  // No page from before is shown.
  await db.prepare('update content_version set version = version + 1').run()
  const renamed: string[] = []
  try {
    for (const table of tables) {
      await db.prepare(`alter table ${table} rename to ${table}_away`).run()
      renamed.push(table)
    }
    await work()
  } finally {
    for (const table of renamed.reverse()) await db.prepare(`alter table ${table}_away rename to ${table}`).run()
  }
}

/** An address of each route; `ids` fill its names. */
export async function addressesOf(ids: Readonly<Record<string, string>>): Promise<string[]> {
  const fill = (path: string) =>
    path.replaceAll(/:(\w+)\??/g, (_, name: string) => ids[name] ?? 'x').replace('*', 'no-such-page')
  const under = (list: readonly Route[], above = ''): string[] =>
    list.flatMap(({ path: own, index, children }) => {
      const here = own ? `${above}/${own}` : above
      return [...(own || index ? [here || '/'] : []), ...under(children ?? [], here)]
    })
  return [...new Set(under((await routes) as Route[]).map(fill))]
}

/** Ids of one user's and one astrologer's own things in the demo's data. */
export async function idsOf({ db }: TestServer, user: string, astrologer: string) {
  const first = async (sql: string, ...values: string[]) =>
    (
      await db
        .prepare(sql)
        .bind(...values)
        .first<{ id: string }>()
    )?.id ?? 'x'
  return {
    astrologerId: astrologer,
    id: user,
    consultationId: await first('select id from consultation where user_id = ? limit 1', user),
    postId: await first('select id from blog_post limit 1'),
    birthId: await first('select id from birth_profile where user_id = ? limit 1', user),
    bookingId: await first('select id from booking where user_id = ? limit 1', user),
    city: 'mumbai-maharashtra-india',
    sign: 'mesha',
    period: 'today',
    topic: 'career',
    festival: 'diwali',
    act: 'confirm',
  }
}

export type Asked = { path: string; kind: 'document' | 'data'; cookie?: string | undefined }

export const LEAK = /no such table|SQLITE_|\n\s+at .+:\d+|D1_ERROR/

/** Faults of the answer, of every kind that no page may have; and its status. */
export async function ask({ url }: TestServer, { path, kind, cookie }: Asked) {
  const address = kind === 'data' ? (path === '/' ? '/_root.data' : `${path}.data`) : path
  const answer = await fetch(url + address, {
    redirect: 'manual',
    headers: { accept: kind === 'document' ? 'text/html' : '*/*', ...(cookie ? { cookie } : {}) },
  }).catch((error: unknown) => {
    throw new Error(`${kind} ${path}: no answer`, { cause: error })
  })
  const body = await answer.text()
  const { status, headers } = answer
  const type = headers.get('content-type') ?? ''
  const redirected = status >= 300 && status < 400
  const right = kind === 'data' ? /^text\/x-script/ : /^text\/(html|csv|calendar)/
  const isMissingFile = status === 404 && /\.(ics|csv)$/.test(path) && /^(text\/plain|$)/.test(type)
  const leadsToLogin =
    (headers.get('location') ?? '').includes('/login') || (kind === 'data' && body.includes('/login?next='))
  const faults = [
    ...(redirected || isMissingFile || right.test(type) ? [] : [`is ${type}`]),
    ...(LEAK.test(body) ? ['shows a stack or a reason of the database'] : []),
    // Nobody is logged in without a cookie, so that the way to /login is right for visitors.
    ...(cookie && leadsToLogin ? ['leads to /login'] : []),
  ].map((fault) => `${kind} ${path}: ${status} ${fault}`)
  return { status, faults }
}

const TOOLS =
  /^\/(horoscope|panchang|kundli|kp|rectification|prashna|varshaphala|muhurta|KundliMatch|festivals|tools|accuracy|glossary)(\/|$)/
export const isTool = (path: string) => TOOLS.test(path)

/** The role that a page is for. */
export function roleFor(path: string): 'visitor' | 'user' | 'astrologer' | 'admin' {
  if (path.startsWith('/dashboard/admin')) return 'admin'
  if (path.startsWith('/dashboard/astrologer') || /^\/blogs\/(create|edit)/.test(path)) return 'astrologer'
  return /^\/(dashboard|astrologers|chat|call|calls|receipts|phone-call|bookings|dev)(\/|$)/.test(path)
    ? 'user'
    : 'visitor'
}
