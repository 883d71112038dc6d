// Documents as they reach a browser behind Cloudflare, with a page translator, and with extensions: each rewrites the
// HTML, or the page, before React sees it.
import type { Page } from '@playwright/test'

export type Rewrite = (html: string) => string

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** Elements whose content Cloudflare leaves alone, comments, and tags. */
const PIECES = /<!--[\s\S]*?-->|<(head|script|noscript|textarea|xmp|style)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g

/** An address as Cloudflare hides it: a random byte, then each byte masked by it. */
function hidden(address: string): string {
  const mask = 0x5a
  return Buffer.from([mask, ...[...Buffer.from(address)].map((byte) => byte ^ mask)]).toString('hex')
}

/**
 * Email Address Obfuscation: addresses in texts and in links. Attributes and what `PIECES` names stay.
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
export const hideAddresses: Rewrite = (html) => {
  let isInLink = false
  let found = false
  const hide = (element: string) => (address: string) => {
    found = true
    const code = hidden(address)
    const href = element === 'a' ? ' href="/cdn-cgi/l/email-protection"' : ''
    return `<${element}${href} class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</${element}>`
  }
  const rewritten = html.replace(PIECES, (piece) => {
    if (/^<a[\s>]/.test(piece)) {
      isInLink = true
      return piece.replace(/href="mailto:([^"]+)"/, (_, address: string) => {
        found = true
        return `href="/cdn-cgi/l/email-protection#${hidden(address)}"`
      })
    }
    if (piece === '</a>') isInLink = false
    return piece.startsWith('<') ? piece : piece.replace(ADDRESS, hide(isInLink ? 'span' : 'a'))
  })
  return found ? withDecoder(rewritten) : rewritten
}

const DECODER =
  '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>'

/** Before the first script of the body. */
function withDecoder(html: string): string {
  const body = html.indexOf('<body')
  const script = html.indexOf('<script', body)
  const at = script < 0 ? html.indexOf('</body>') : script
  return html.slice(0, at) + DECODER + html.slice(at)
}

/** Cloudflare's other scripts, and one that a proxy or a virus scanner adds. */
const addScripts: Rewrite = (html) =>
  withDecoder(html)
    .replace('<head>', '<head><script src="/proxy/watch.js"></script><script src="/cdn-cgi/zaraz/i.js" defer></script>')
    .replace(
      '</body>',
      '<script>throw new Error("inline")</script><script defer src="https://static.cloudflareinsights.com/beacon.min.js" data-cf-beacon="{}"></script></body>',
    )

/** A translator that works on the document before its scripts run. */
const translateEarly: Rewrite = (html) =>
  html.replace(/<(head|script|noscript|textarea|title|style|svg|option)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g, (piece) =>
    piece.startsWith('<') || !piece.trim() ? piece : `<font><font>${piece}</font></font>`,
  )

/** A password manager, a writing aid, and a dark mode. */
const extend: Rewrite = (html) =>
  html
    .replace('<html', '<html data-darkreader-mode="dynamic" data-darkreader-scheme="dark"')
    .replace(
      '<head>',
      '<head><style class="darkreader darkreader--fallback" media="screen">i{}</style><meta name="darkreader" content="1"/>',
    )
    .replace(
      /<body([^>]*)>/,
      '<body$1 data-gr-ext-installed="" data-new-gr-c-s-check-loaded="14.1"><div id="ext-root"></div>',
    )
    .replace(/<input\b[^>]*>/g, (input) => `${input}<com-1password-button></com-1password-button>`)
    .replace(
      '</body>',
      '<div data-lastpass-root=""></div></body><grammarly-desktop-integration></grammarly-desktop-integration>',
    )

export const REWRITES: Readonly<Record<string, Rewrite>> = {
  'Cloudflare hides addresses': hideAddresses,
  'Cloudflare and a proxy add scripts': addScripts,
  'a translator comes first': translateEarly,
  'extensions add elements': extend,
}

/** All documents of the page reach it rewritten. */
export async function rewriteDocuments(page: Page, rewrite: Rewrite): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    if (response.status() >= 300 && response.status() < 400) return route.fulfill({ response })
    await route.fulfill({ response, body: rewrite(await response.text()) })
  })
}

/** Translates the page as Chrome does it (`replace`) or as extensions do (`wrap`). */
export async function translate(page: Page, how: 'wrap' | 'replace'): Promise<void> {
  await page.evaluate((replaces) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      const parent = text.parentElement
      if (!parent || !text.data.trim() || parent.closest('script,style,textarea,option,svg,[translate=no],font'))
        continue
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.replaceWith(outer)
      inner.appendChild(replaces ? new Text(`«${text.data}»`) : text)
    }
  }, how === 'replace')
}
