// Keeps 53 KB (gzipped) of React that no server runs out of the Worker's bundle: the part that draws in browsers, which libraries
// of components import, and the renderer of older servers, which React loads beside the one that streams.
import path from 'node:path'
import type { Plugin } from 'vite'

const STUB = '\0server-react-dom'
const RENDERER = 'node_modules/react-dom/cjs/react-dom-server.browser.production.min.js'

export const serverReact: Plugin = {
  name: 'server-react',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-dom(\/server)?$/ },
    handler(source, _importer, options) {
      if (!options.ssr) return null
      return source === 'react-dom' ? STUB : path.resolve(import.meta.dirname, '../..', RENDERER)
    },
  },
  // A portal is drawn nowhere on a server, as with React's own renderer, and nothing there flushes.
  load: {
    filter: { id: new RegExp(`^${STUB}$`) },
    handler: () =>
      `export const createPortal = () => null
       export const flushSync = (run) => run()
       export const unstable_batchedUpdates = (run, value) => run(value)
       export default { createPortal, flushSync, unstable_batchedUpdates }`,
  },
}
