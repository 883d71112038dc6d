// A later part whose file is lost on the way can be asked for again, and a first load is 0.3 KB (gzipped) lighter:
// app/shell/load-files.ts takes the place of Vite's own helper, which preloads the files of a part.
import path from 'node:path'
import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
const OURS = path.resolve(import.meta.dirname, '../../app/shell/load-files.ts')

export const lateFiles: Plugin = {
  name: 'late-files',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: new RegExp(`^${HELPER}$`) },
    handler: () => `export { loadFiles as __vitePreload } from ${JSON.stringify(OURS)}`,
  },
}
