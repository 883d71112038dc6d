// Forms as a browser without scripts posts them.
type Server = { url: string }
type To = { path: string; cookie?: string; headers?: Record<string, string> }

export type Page = { status: number; headers: Headers; html: string }

/** The headers of a page of ours. */
export const headersOfOwn = ({ url }: Server) => ({ origin: url, 'sec-fetch-site': 'same-origin' })

/** A page, as a person with a cookie gets it. */
export async function getPage(server: Server, { path, cookie = '', headers }: To): Promise<Page> {
  return pageOf(await fetch(server.url + path, { redirect: 'manual', headers: { cookie, ...headers } }))
}

/** `headers`: others than those of a page of ours. */
export async function postForm(server: Server, to: To, fields: Readonly<Record<string, string>>): Promise<Page> {
  const { path, cookie = '', headers = {} } = to
  const sent = { ...headersOfOwn(server), cookie, ...headers }
  const body = new URLSearchParams(fields)
  return pageOf(await fetch(server.url + path, { method: 'POST', redirect: 'manual', body, headers: sent }))
}

/** The value of a hidden field of a page. */
export const hiddenField = ({ html }: Pick<Page, 'html'>, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''

async function pageOf(response: Response): Promise<Page> {
  return { status: response.status, headers: response.headers, html: await response.text() }
}
