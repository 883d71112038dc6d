// Saves every page 12 KB of script (gzipped): @remix-run/react needs one symbol of the server runtime, and the bundler
// would keep all of the runtime for it.
import type { Plugin } from 'vite'

const STUB = '\0browser-runtime'

export const noServerRuntime: Plugin = {
  name: 'no-server-runtime',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@remix-run\/server-runtime$/ },
    handler: (_source, _importer, options) => (options.ssr ? null : STUB),
  },
  load: {
    filter: { id: new RegExp(`^${STUB}$`) },
    handler: () =>
      `export { data, defer, json, redirect, redirectDocument, replace } from '@remix-run/router'
       export const UNSAFE_SingleFetchRedirectSymbol = Symbol('SingleFetchRedirect')`,
  },
  generateBundle(_options, bundle) {
    if (this.environment?.name !== 'client') return
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const server = Object.entries(file.modules).find(
        ([id, { renderedLength }]) => renderedLength > 0 && id.includes('/@remix-run/cloudflare/'),
      )
      if (server)
        this.error(`${file.fileName} pulls ${server[0]} into the browser; part its file from the files of screens`)
    }
  },
}
