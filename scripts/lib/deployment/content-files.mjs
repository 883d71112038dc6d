// Writes the content pages as files, from the built Worker itself (docs/decisions/content-pages.md).
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT_FILES, CONTENT_FOLDER, FACTS_HEADER } from '../../../workers/contract/content/content-files.ts'
import { root } from '../run.mjs'
import { localSecrets } from '../secrets.mjs'
import { startServer } from '../server.mjs'

/**
 * Renders each page with the settings of the state in `dataDir`, and writes the set of files into the assets. Throws where a page
 * fails, and leaves no index behind: the site then renders the pages.
 * @param {object} site
 * @param {string} site.dataDir
 * @param {string} site.origin where the site is reached
 * @param {string} [site.bundle]
 * @param {string} [site.assets]
 * @param {Record<string, string>} [site.bindings]
 * @returns {Promise<number>} the number of files
 */
export async function writeContentFiles({ dataDir, origin, bundle, assets = 'build/client', bindings = {} }) {
  const folder = path.join(path.resolve(root, assets), CONTENT_FOLDER)
  const index = path.join(folder, 'index.json')
  // Without it the Worker renders the pages.
  rmSync(index, { force: true })
  const secrets = await localSecrets(dataDir)
  const { miniflare } = await startServer({
    dataDir,
    assets,
    bindings: { ...secrets, ...bindings, SITE_CLOSED: 'no' },
    ...(bundle ? { bundle } : {}),
  })
  try {
    const pages = []
    for (const page of CONTENT_FILES) pages.push(await render(miniflare, origin, page))
    const facts = new Set(pages.map((page) => page.facts))
    const [set] = facts
    if (facts.size !== 1 || !set) throw new Error('The settings changed while the pages were written.')
    for (const { page, html } of pages) write(path.join(folder, set, `${page}.html`), html)
    const named = pages.map(({ page, policy, html }) => [page, { policy, etag: etagOf(html) }])
    write(index, JSON.stringify({ origin, facts: set, pages: Object.fromEntries(named) }))
    return pages.length
  } finally {
    await miniflare.dispose()
  }
}

/**
 * @param {import('miniflare').Miniflare} miniflare
 * @param {string} origin
 * @param {string} page
 */
async function render(miniflare, origin, page) {
  const answer = await miniflare.dispatchFetch(origin + page, { headers: { accept: 'text/html' }, redirect: 'manual' })
  const html = await answer.text()
  const policy = answer.headers.get('content-security-policy')
  const facts = answer.headers.get(FACTS_HEADER)
  // A page with a nonce was rendered half-way, for its request alone.
  const isWhole = answer.status === 200 && policy && !policy.includes("'nonce-")
  if (!isWhole || !facts) throw new Error(`${page} was answered with ${answer.status}.`)
  return { page, html, policy, facts }
}

/** @param {string} html */
const etagOf = (html) => `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
