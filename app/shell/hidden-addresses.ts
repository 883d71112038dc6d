/**
 * Cloudflare's Email Address Obfuscation puts links in the place of e-mail addresses, and adds a script that our policy
 * refuses. Addresses of our own are written by MailAddress, which it does not see; those in the texts of people are
 * shown again, as React expects them.
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
export function showHiddenAddresses(): void {
  for (const script of document.querySelectorAll('script[src*="/cdn-cgi/"]')) script.remove()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="/cdn-cgi/l/email-protection#"]'))
    link.href = `mailto:${addressIn(link.hash.slice(1))}`
  for (const hidden of document.querySelectorAll('[data-cfemail]')) {
    const parent = hidden.parentNode
    hidden.replaceWith(addressIn(hidden.getAttribute('data-cfemail') ?? ''))
    parent?.normalize()
  }
}

/** Hexadecimal bytes, each but the first masked by the first. */
function addressIn(hex: string): string {
  const [mask = 0, ...bytes] = (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ mask))
}
