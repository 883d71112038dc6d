// The build calls this for each import of a later part. A browser that lost a module's file on the way answers every later
// import of it with the same failure (HTML, "fetch a single module script": the module map keeps it), and a preload that
// was lost counts, too. So the files are fetched first, and the import finds them in the cache.

/** Longer than a large file takes on a slow phone: a request that hangs is given up, and made again with the next call. */
const LIMIT_MS = 60_000
const fetched = new Set<string>()

/**
 * Fetches `files` (paths without the first slash), then calls `load`, which imports the part. Throws the error of the first file
 * that could not be fetched; the next call fetches only the files that are still missing.
 */
export async function loadFiles<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  await Promise.all(files.map((file) => fetchOnce(`/${file}`)))
  return load()
}

async function fetchOnce(url: string): Promise<void> {
  if (fetched.has(url)) return
  if (url.endsWith('.css')) await applySheet(url)
  else await fetchScript(url)
  fetched.add(url)
}

async function fetchScript(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) })
  if (!response.ok) throw new Error(`The file ${url} was answered with ${response.status}.`)
  await response.arrayBuffer()
}

function applySheet(url: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${url}"]`)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url })
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`The sheet ${url} was lost.`))
    }
    document.head.appendChild(link)
  })
}
