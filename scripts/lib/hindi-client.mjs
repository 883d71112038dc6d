// Builds the browser's files with Hindi texts to dist/hindi, and joins them to the English ones.

import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, run } from './run.mjs'

const BUILT = path.join(root, 'dist/hindi')

/** @param {Record<string, string>} env that of the English build */
export function buildHindiClient(env) {
  return run('vite', ['build', '--logLevel', 'error'], { capture: true, env: { ...env, DRISHTI_LANGUAGE: 'hi' } })
}

/**
 * Puts the Hindi files beside the English ones in build/client (equal files have equal names), and writes Remix's manifest
 * of them: for the browser among those files, for the Worker to build/server/hindi-manifest.json.
 */
export function joinHindiClient() {
  const client = path.join(root, 'build/client')
  cpSync(path.join(BUILT, 'client/assets'), path.join(client, 'assets'), { recursive: true, force: false })
  const english = englishManifest(path.join(client, 'assets'))
  const { entry, routes } = JSON.parse(readFileSync(path.join(BUILT, 'assets.json'), 'utf8'))
  const named = {
    entry,
    routes: Object.fromEntries(Object.entries(english.routes).map(([id, route]) => [id, { ...route, ...routes[id] }])),
  }
  const version = createHash('sha256').update(JSON.stringify(named)).digest('hex').slice(0, 8)
  const url = `/assets/manifest-${version}.js`
  const manifest = JSON.stringify({ ...named, url, version })
  writeFileSync(path.join(client, url), `window.__remixManifest=${manifest};`)
  writeFileSync(path.join(root, 'build/server/hindi-manifest.json'), manifest)
}

/** @param {string} assets */
function englishManifest(assets) {
  const [file, ...others] = readdirSync(assets).filter((name) => /^manifest-\w+\.js$/.test(name))
  if (!file || others.length > 0) throw new Error('hindi-client.mjs: build/client has no manifest, or more than one')
  const text = readFileSync(path.join(assets, file), 'utf8')
  return JSON.parse(text.slice(text.indexOf('=') + 1, text.lastIndexOf(';')))
}
