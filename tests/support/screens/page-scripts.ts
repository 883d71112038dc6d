// The scripts that a page names in its HTML.

/** Those that load with a page: its preloads, and what its one inline module imports; the one script of a document. */
export function scriptsOf(html: string): string[] {
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)]
  const [, ofDocument] = /<script[^>]* type="module" src="([^"]+)"/.exec(html) ?? []
  if (ofDocument) return [ofDocument]
  const [, module = ''] = /<script[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? []
  const imports = [...module.matchAll(/(?:\bfrom |\bimport |\bimport\()"([^"]+)"/g)]
  return [...new Set([...preloads, ...imports].map(([, file = '']) => file))]
}

/** The files that a built file of the browser imports at once. */
export const importedBy = (code: string) =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)].map(([, file = '']) => file)
