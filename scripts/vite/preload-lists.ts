// Saves every page 0.2 KB of script (gzipped) in the lists of files that load beside a late part: those that every page has are
// not listed, and rare parts list nothing, which loads one step later then.
import type { ModulePreloadOptions } from 'vite'

const EVERY_PAGE = /\/(react|shell|rolldown-runtime)-/
const RARE = /\/(failure-page|not-found-page|save-availability|push)-/

export const withoutRareFiles = {
  resolveDependencies: (file, names) =>
    names.filter((name) => !EVERY_PAGE.test(name) && (!RARE.test(file) || name.endsWith('.css'))),
} satisfies ModulePreloadOptions
