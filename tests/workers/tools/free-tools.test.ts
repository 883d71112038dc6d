// Doors of the free tools: one press from every page, in English and Hindi.
import { beforeAll, expect, test } from 'vitest'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedSeededServer } from '#tests/support/servers/shared-server.ts'
import { FREE_TOOLS, TOOLS_PAGE } from '#workers/contract/content/free-tools.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedSeededServer()
})

const DOORS = [...FREE_TOOLS, TOOLS_PAGE]
const pageAt = async (path: string) => (await fetch(server.url + path)).text()
/** The paths that a part of a page links to. A script of the page names its `main` before it begins. */
function linksIn(html: string, part: 'header' | 'footer' | 'main') {
  const from = html.lastIndexOf(`<${part} `)
  const links = html.slice(from, html.indexOf(`</${part}>`, from)).matchAll(/<a[^>]* href="([^"#?]+)/g)
  return [...links].map(([, path]) => path)
}

test.each(['', '/terms', '/kundli', '/panchang', '/login', '/astrologers', '/prashna'])(
  'the footer of "%s" leads to every tool, and the header to the page of them',
  async (path) => {
    for (const language of ['', '/hi']) {
      const html = await pageAt(language + path || '/')
      expect(DOORS.map((tool) => language + tool).filter((tool) => !linksIn(html, 'footer').includes(tool))).toEqual([])
      expect(linksIn(html, 'header')).toContain(language + TOOLS_PAGE)
    }
  },
)

test('the page of all tools, and the sitemap, have each of them', async () => {
  const sitemap = await pageAt('/sitemaps/pages.xml')
  for (const language of ['', '/hi']) {
    const links = linksIn(await pageAt(language + TOOLS_PAGE), 'main')
    expect(FREE_TOOLS.map((tool) => language + tool).filter((tool) => !links.includes(tool))).toEqual([])
    // The almanac has an address for each place there.
    for (const door of DOORS.filter((tool) => tool !== '/panchang'))
      expect(sitemap).toContain(`${language}${door}</loc>`)
  }
})

test('the header marks the nearest page, and no other', async () => {
  for (const [path, marked] of [
    ['/kundli', '/kundli'],
    ['/panchang/pune-maharashtra-india', '/panchang'],
    ...['/kundli/advanced', '/kp/horary', '/festivals/diwali', '/accuracy', '/tools'].map(
      (path) => [path, '/tools'] as const,
    ),
    ['/terms', undefined],
  ] as const) {
    // The links in a line; the menu of a document marks the page itself, too.
    const header = (await pageAt(path)).match(/<header[ >][\s\S]*?<\/nav>/)?.[0] ?? ''
    const current = [...header.matchAll(/<a[^>]*>/g)].flatMap(([tag]) =>
      tag.includes('aria-current="page"') ? [/href="([^"]+)/.exec(tag)?.[1]] : [],
    )
    expect([path, ...current]).toEqual(marked === undefined ? [path] : [path, marked])
  }
})
