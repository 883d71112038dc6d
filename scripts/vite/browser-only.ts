// Keeps libraries that only browsers load, with a click or a socket, out of the Worker's bundle: they are 1.8 MB, 0.4 MB gzipped.
// tests/workers/production-bundle.test.ts looks for them.
import type { Plugin } from 'vite'

/** Each library with the names that our code imports from it. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  jspdf: ['jsPDF'],
  '@tiptap/core': ['Editor'],
  '@tiptap/starter-kit': ['StarterKit'],
  '@tiptap/extension-image': ['Image'],
  '@twilio/voice-sdk': ['Call', 'Device', 'TwilioError'],
  'partysocket/ws': ['default'],
  sonner: ['Toaster', 'toast'],
}
const STUB = '\0browser-only:'

export const browserOnly: Plugin = {
  name: 'browser-only',
  enforce: 'pre',
  resolveId: {
    filter: { id: Object.keys(LIBRARIES).map((name) => new RegExp(`^${name}$`)) },
    handler: (source, _importer, options) => (options.ssr ? `${STUB}${source}` : null),
  },
  load: {
    filter: { id: new RegExp(`^${STUB}`) },
    handler(id) {
      const names = LIBRARIES[id.slice(STUB.length)] ?? []
      return ['const absent = undefined', ...names.map((name) => `export { absent as ${name} }`)].join('\n')
    },
  },
}
