// Saves every page 0.1 KB of script (gzipped): files that few visits load are not listed with what they import, which loads
// one step later then.
import type { ModulePreloadOptions } from 'vite'

const RARE = /\/(failure-page|not-found-page|save-availability|push)-/

export const withoutRareFiles = {
  resolveDependencies: (file, names) => (RARE.test(file) ? names.filter((name) => name.endsWith('.css')) : names),
} satisfies ModulePreloadOptions
