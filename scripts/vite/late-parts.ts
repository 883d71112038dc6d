// Buys up to 20 KB (gzipped) on pages with late parts. A late part is imported twice: statically for the server, which draws it, and
// dynamically for browsers, which load its code after the page's own. For browsers this plugin takes the static import away:
// the bundler would put both into the page's own code.
import type { Plugin } from 'vite'

const STATIC_IMPORT = /^import \{[^}]*\} from ('\.\/[\w-]+\.tsx')$/gm

/** The code of a module without its static imports of the files that it also imports dynamically. */
export function withoutLateImports(code: string): string {
  return code.replace(STATIC_IMPORT, (statement, file: string) => (code.includes(`import(${file})`) ? '' : statement))
}

export const lateParts: Plugin = {
  name: 'late-parts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\/.*\.tsx$/, code: 'import.meta.env.SSR' },
    handler: (code, _id, options) => (options?.ssr ? null : { code: withoutLateImports(code), map: null }),
  },
  onLog(_level, { code, message }) {
    const isLost = code === 'INEFFECTIVE_DYNAMIC_IMPORT' && this.environment?.name === 'client'
    if (isLost) this.error(`The code of a late part would load with its page: ${message}`)
  },
}
