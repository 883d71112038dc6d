// The name of the bundle: pages in the edge's cache belong to one build.
import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from '../content-hash.mjs'
import { GENERATED } from '../prepare-checkout.mjs'
import { root } from '../run.mjs'

const buildId = () =>
  contentHash(root, ['build/server', 'workers', 'packages/jyotish', 'package-lock.json'], GENERATED).slice(0, 16)

/** wrangler's arguments for `__BUILD__`, from the built screens and the Worker's own files. */
export const buildDefine = () => ['--define', `__BUILD__:"${buildId()}"`]

/** Makes the service worker another one with each build, by which open pages learn of it (app/shell/install.ts). */
export function stampServiceWorker() {
  appendFileSync(path.join(root, 'build/client/sw.js'), `\n// ${buildId()}\n`)
}
