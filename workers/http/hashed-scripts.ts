// A page that many get can have no nonce of its own: its policy names the hashes of our own inline scripts instead.

/**
 * Takes the nonce out of a rendered page and answers the hashes of the scripts that carried it. What only looks like
 * a script of ours has no nonce, so no hash, and stays blocked.
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
