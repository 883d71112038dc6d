// Serves languages.ts, where the saving stands. The Hindi build of the browser's files says which file is which route's:
// `scripts/lib/hindi-client.mjs` makes Remix's manifest of it, since Remix writes one only beside a build of the server.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Chunks = Record<string, Chunk>
type RemixContext = {
  entryClientFilePath: string
  rootDirectory: string
  remixConfig: { appDirectory: string; routes: Record<string, { file: string; parentId?: string }> }
}

/** As Remix's plugin makes them (@remix-run/dev/dist/vite/plugin.js, getRemixManifestBuildAssets). */
function assetsOf(chunks: Chunks, own: Chunk, before: readonly Chunk[] = []) {
  const found = new Set<Chunk>()
  const walk = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports ?? []) walk(chunks[name])
  }
  for (const chunk of [...before, own]) walk(chunk)
  const all = [...found]
  const urls = (files: readonly (string | undefined)[]) => [...new Set(files)].map((file) => `/${file}`)
  return {
    module: `/${own.file}`,
    imports: urls(all.flatMap(({ imports = [] }) => imports.map((name) => chunks[name]?.file))),
    css: urls(all.flatMap(({ css = [] }) => css)),
  }
}

let config: ResolvedConfig

export const hindiManifest: Plugin = {
  name: 'hindi-manifest',
  apply: 'build',
  configResolved(resolved) {
    config = resolved
  },
  writeBundle({ dir = '' }) {
    const { entryClientFilePath, rootDirectory, remixConfig } = (
      config as unknown as { __remixPluginContext: RemixContext }
    ).__remixPluginContext
    const chunks = JSON.parse(readFileSync(path.join(dir, '.vite/manifest.json'), 'utf8')) as Chunks
    const chunkOf = (file: string): Chunk => {
      const name = path.relative(rootDirectory, file)
      const chunk = chunks[`${name}?__remix-build-client-route`] ?? chunks[name]
      if (!chunk) throw new Error(`hindi-manifest.ts: the build has no ${name}`)
      return chunk
    }
    const entry = chunkOf(entryClientFilePath)
    const routes = Object.entries(remixConfig.routes).map(([id, { file, parentId }]) => [
      id,
      assetsOf(chunks, chunkOf(path.join(remixConfig.appDirectory, file)), parentId === undefined ? [entry] : []),
    ])
    const assets = { entry: assetsOf(chunks, entry), routes: Object.fromEntries(routes) }
    writeFileSync(path.join(dir, '../assets.json'), JSON.stringify(assets))
  },
}
