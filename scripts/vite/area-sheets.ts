// Buys that nobody writes a list of components: a page loads the utilities of its own area (at most 14 KB gzipped), and a
// component that a route begins to import is in its sheet with the next build, or at once in the development server.
import type { Plugin } from 'vite'
import { CLASS_FILES, writeSheets } from '../sheets.ts'

export const areaSheets: Plugin = {
  name: 'drishti:area-sheets',
  config() {
    writeSheets()
  },
  configureServer({ watcher }) {
    watcher.on('all', (_, file) => {
      if (CLASS_FILES.test(file)) writeSheets()
    })
  },
}
