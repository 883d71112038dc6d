// Saves every page 0.1 KB of script (gzipped) in the lists of files that load beside a late part: the shared files that every page
// has (shared-chunks.ts) are not listed.
import type { ModulePreloadOptions } from 'vite'

const EVERY_PAGE = /\/(react|shell|rolldown-runtime)-/

export const withoutFilesOfEveryPage = {
  resolveDependencies: (_file, names) => names.filter((name) => !EVERY_PAGE.test(name)),
} satisfies ModulePreloadOptions
