// The name of the bundle: pages in the edge's cache belong to one build.
import { contentHash } from './content-hash.mjs'
import { root } from './run.mjs'

/** wrangler's arguments for `__BUILD__`, from the built screens and the Worker's own files. */
export function buildDefine() {
  const id = contentHash(root, ['build/server', 'workers', 'package-lock.json']).slice(0, 16)
  return ['--define', `__BUILD__:"${id}"`]
}
