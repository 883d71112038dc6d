// The browser bundle may hold the wire contract and the astrology engine (a package), and nothing else of the server. This plugin
// buys no bytes: it stops a build that would publish server code.
import type { Plugin } from 'vite'

const SHARED = /^#workers\/contract\//

export const contractOnly: Plugin = {
  name: 'contract-only',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^#workers\// },
    handler(source, importer, options) {
      const forBrowser = !options?.ssr && this.environment?.name !== 'worker'
      if (forBrowser && !SHARED.test(source)) {
        this.error(`${importer} pulls ${source} into the browser; only #workers/contract may go there`)
      }
      return null
    },
  },
}
