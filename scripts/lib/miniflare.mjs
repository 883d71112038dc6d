// Miniflare with a change that starts a server with a second of CPU less.
import * as nodeModule from 'node:module'

/** The step in bytes by which Miniflare grows the configuration that it hands to workerd. */
export const GROWTH = 'var MIN_SINGLE_SEGMENT_GROWTH = 4096;'

// The configuration holds the Worker's bundle of 10 MB, and Miniflare copies all of it at each of a hundred steps. A step of
// 16 MB leaves two. Where another version of Miniflare is written differently, or Node is older than 22.15 and has no hooks, it
// starts as slowly as before.
const hooks = nodeModule.registerHooks?.({
  load(url, context, next) {
    const made = next(url, context)
    if (!url.endsWith('/miniflare/dist/src/index.js') || !made.source) return made
    return { ...made, source: String(made.source).replace(GROWTH, GROWTH.replace('4096', '1 << 24')) }
  },
})
export const { convertV4MiniflareOptions, Miniflare } = await import('miniflare')
hooks?.deregister()
