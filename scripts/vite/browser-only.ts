// Keeps libraries that only a click in a browser loads out of the Worker's bundle: they are 1.7 MB, 0.38 MB gzipped.
// tests/workers/production-bundle.test.ts looks for them.
import type { Plugin } from 'vite'

/** Each library with the names that our code imports from it. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  jspdf: ['jsPDF'],
  '@tiptap/core': ['Editor'],
  '@tiptap/starter-kit': ['StarterKit'],
  '@tiptap/extension-image': ['Image'],
  '@twilio/voice-sdk': ['Call', 'Device', 'TwilioError'],
}
const STUB = '\0browser-only:'

export const browserOnly: Plugin = {
  name: 'browser-only',
  enforce: 'pre',
  resolveId: (source, _importer, options) => (options.ssr && source in LIBRARIES ? `${STUB}${source}` : null),
  load(id) {
    if (!id.startsWith(STUB)) return null
    return (LIBRARIES[id.slice(STUB.length)] ?? []).map((name) => `export const ${name} = undefined`).join('\n')
  },
}
