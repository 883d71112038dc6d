// The build calls this for each import of a later part. A browser that lost a module's file on the way answers every later
// import of it with the same failure (HTML, "fetch a single module script": the module map keeps it), and a preload that
// was lost counts, too. So the files are fetched first, and the import finds them in the cache.

const here = new Set<string>()

/** Fetches `files`, paths from the root, and then imports. Rejects with what was lost: the next call asks for that again. */
export async function loadFiles<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  await Promise.all(files.map((file) => fetchOnce(`/${file}`)))
  return load()
}

async function fetchOnce(url: string): Promise<void> {
  if (here.has(url)) return
  if (url.endsWith('.css')) await applySheet(url)
  // A file that the server no longer has is the import's to report.
  else await (await fetch(url)).arrayBuffer()
  here.add(url)
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
