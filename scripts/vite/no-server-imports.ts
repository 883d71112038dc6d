// The browser's files may hold the wire contract and the astrology engine (a package), and nothing else of the server: this guard
// stops a build that would publish server code. The package vite-env-only can do it too, but resolves each import a second time,
// which makes a build of the browser's files half as long again.
import type { Plugin } from 'vite'

export const noServerImports: Plugin = {
  name: 'no-server-imports',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^#workers\/(?!contract\/)/ },
    handler(source, importer) {
      if (this.environment.config.consumer === 'client')
        this.error(`${importer} pulls ${source} into the browser; only #workers/contract may go there`)
      return null
    },
  },
}
