/**
 * Cloudflare's Email Address Obfuscation replaces e-mail addresses by links, and adds a script that our CSP blocks.
 * Addresses of the product are rendered by MailAddress, which it does not match. Addresses in texts of users are
 * restored before hydration, because React compares the text nodes.
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

/** The first hexadecimal byte is the XOR mask of the others. */
function addressIn(hex: string): string {
  const [mask = 0, ...bytes] = (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ mask))
}
