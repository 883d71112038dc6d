// A folder with an installed package as a plain web server gives it out: no bundler, an import map in its page.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

type Exports = Record<string, string | { default: string }>

/** Serves `project`; its page finds every entry of the package by the name that Node knows, and nothing else. */
export async function servePackage(project: string, name: string) {
  const folder = `/node_modules/${name}/`
  const { exports } = JSON.parse(readFileSync(path.join(project, folder, 'package.json'), 'utf8')) as {
    exports: Exports
  }
  const imports = Object.entries(exports).map(([entry, target]) => {
    const file = typeof target === 'string' ? target : target.default
    return [path.posix.join(name, entry), path.posix.join(folder, file)]
  })
  const map = JSON.stringify({ imports: Object.fromEntries(imports) })
  const page = `<!doctype html><meta charset="utf-8"><script type="importmap">${map}</script>`
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost')
    if (pathname === '/') return response.setHeader('content-type', 'text/html').end(page)
    try {
      const text = readFileSync(path.join(project, pathname))
      return response.setHeader('content-type', 'text/javascript').end(text)
    } catch {
      return response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
