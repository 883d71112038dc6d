// Forms as a browser without scripts posts them.
import type { TestServer } from './server.ts'

export const ownHeaders = (server: TestServer) => ({ origin: server.url, 'sec-fetch-site': 'same-origin' })

export type Page = { status: number; headers: Headers; html: string }

/** The page at a path, as a person with a cookie gets it. */
export async function getPage(server: TestServer, path: string, cookie = ''): Promise<Page> {
  return pageOf(await fetch(server.url + path, { redirect: 'manual', headers: { cookie } }))
}

/** Posts the fields of a form to a path. `headers`: by default those of a page of ours. */
export async function postForm(
  server: TestServer,
  path: string,
  { fields, ...headers }: { fields: Record<string, string>; cookie?: string; origin?: string },
): Promise<Page> {
  const body = new URLSearchParams(fields)
  const init = { method: 'POST', redirect: 'manual', body, headers: { ...ownHeaders(server), ...headers } } as const
  return pageOf(await fetch(server.url + path, init))
}

/** The value of a hidden field of a page. */
export const hiddenField = ({ html }: Page, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''

async function pageOf(response: Response): Promise<Page> {
  return { status: response.status, headers: response.headers, html: await response.text() }
}
