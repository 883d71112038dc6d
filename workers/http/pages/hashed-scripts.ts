// A cached page cannot have a nonce, because a nonce must not repeat: its policy lists hashes of our inline scripts instead.

/**
 * Removes the nonce from a rendered page and returns the hashes of its scripts. An injected script has no nonce, so it gets no
 * hash and remains blocked.
 */
export async function hashedScripts(page: string, nonce: string): Promise<{ html: string; sources: string[] }> {
  const ours = [...page.matchAll(new RegExp(`<script nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g'))]
  const sources = await Promise.all(ours.map(async ([, text = '']) => `'sha256-${await sha256(text)}'`))
  return { html: page.replaceAll(` nonce="${nonce}"`, ''), sources: [...new Set(sources)] }
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
