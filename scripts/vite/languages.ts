// Saves every page the texts of the other language (all Hindi ones are 98 KB, gzipped). A text stands beside its English file,
// `x-text.hi.ts` beside `x-text.ts`, and no importer knows of it; the engine's words are in two folders of equal files. The browser
// gets one build for each language, so that no page carries the texts of another; the server has one bundle, in which a text chooses
// its language when it is read. A file without a Hindi one stays English.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../..')
const APP = path.join(ROOT, 'app')
const BILINGUAL = path.join(APP, 'language/bilingual.ts')
const FILE = /^(.*)(\.tsx?)$/
/** Marks of the file of one language alone. */
const ENGLISH = '?english'
const HINDI = '?hindi'
const HINDI_FILE = /\.hi\.tsx?$/
// The PDF's library draws no Devanagari: all that a PDF is made of is English in the Hindi build too.
const PAPER = '?paper'
const PAPER_FILE = /-pdf\.ts$/
/** The engine's words: the server's build leaves these files to the Worker's, which has them once. */
const WORDS = /^drishti-jyotish\/words\/en\/([\w-]+)\.ts$/
const WORDS_MARK = '\0words:'

/** The file with the Hindi texts of a module; null without one. */
export function hindiFileOf(id: string): string | null {
  const [, stem, end] = (id.startsWith(APP) && FILE.exec(id)) || []
  if (!stem || stem.endsWith('.hi')) return null
  return [`${stem}.hi${end}`, `${stem}.hi.ts`].find((file) => existsSync(file)) ?? null
}

/** The names that a file of texts exports by itself. What it hands on from its English file is English anyway. */
export function exportedNames(code: string): string[] {
  return [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name)
}

/** The names that a file hands on from others. */
function handedOnNames(code: string): string[] {
  const lists = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(','))
  return lists.map((name) => name.trim()).filter(Boolean)
}

/** A file in each language: the address to import, and the names that it exports. */
type File = { address: string; names: readonly string[] }
function fileOf(address: string, file: string, namesOf: (code: string) => string[] = exportedNames): File {
  return { address: JSON.stringify(address), names: namesOf(readFileSync(file, 'utf8')) }
}

/** A module that stands for both files. `both`: it chooses when it is read; else it is Hindi. */
export function joinedModule(place: string, en: File, hi: File, { both }: { both: boolean }): string {
  // The engine's words name their language.
  const pairs = en.names
    .map((name) => ({ name, hindi: name.replace(/^ENGLISH/, 'HINDI') }))
    .filter(({ hindi }) => hi.names.includes(hindi))
  // A name that is exported here goes before the one of the star.
  const lines = both
    ? [
        `import { bilingual } from ${JSON.stringify(BILINGUAL)}`,
        `import * as en from ${en.address}`,
        `import * as hi from ${hi.address}`,
        ...pairs.map(
          ({ name, hindi }) => `export const ${name} = bilingual(en.${name}, hi.${hindi}, '${place}: ${name}')`,
        ),
      ]
    : pairs.map(({ name, hindi }) => `export { ${hindi} as ${name} } from ${hi.address}`)
  return [`export * from ${en.address}`, ...lines, ''].join('\n')
}

function joinedWords(name: string, how: { both: boolean }): string {
  const [en, hi] = ['en', 'hi'].map((language) => {
    const file = `words/${language}/${name}.ts`
    const namesOf = (code: string) => [...exportedNames(code), ...handedOnNames(code)]
    return fileOf(`drishti-jyotish/${file}`, path.join(ROOT, 'workers/jyotish', file), namesOf)
  }) as [File, File]
  return joinedModule(`words/${name}.ts`, en, hi, how)
}

/** `hindi`: the browser's build is the Hindi one. */
export function languages({ hindi }: { hindi: boolean }): Plugin {
  return {
    name: 'languages',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (hindi && (PAPER_FILE.test(source) || importer?.endsWith(PAPER))) {
        const paper = await this.resolve(source, importer, { ...options, skipSelf: true })
        return paper?.id.startsWith(APP) && FILE.test(paper.id) ? paper.id + PAPER : paper
      }
      const [, name] = WORDS.exec(source) ?? []
      if (name && importer?.startsWith(APP)) {
        const one = importer.endsWith(ENGLISH) || HINDI_FILE.test(importer)
        return (options.ssr || hindi) && !one ? `${WORDS_MARK}${name}.ts` : null
      }
      // A file of one language reads other texts in that language, also while it loads.
      const own = importer?.endsWith(ENGLISH) ? ENGLISH : HINDI_FILE.test(importer ?? '') ? HINDI : null
      const found = own && (await this.resolve(source, importer, { ...options, skipSelf: true }))
      return found && hindiFileOf(found.id) ? found.id + own : found
    },
    load(id, options) {
      if (id.endsWith(PAPER)) return readFileSync(id.slice(0, -PAPER.length), 'utf8')
      if (id.startsWith(WORDS_MARK))
        return joinedWords(id.slice(WORDS_MARK.length, -3), { both: Boolean(options?.ssr) })
      const alone = id.endsWith(HINDI)
      const own = alone ? id.slice(0, -HINDI.length) : id
      const file = options?.ssr || hindi ? hindiFileOf(own) : null
      if (!file) return null
      const both = Boolean(options?.ssr) && !alone
      return joinedModule(path.relative(APP, own), fileOf(own + ENGLISH, own), fileOf(file, file), { both })
    },
  }
}

const MANIFEST = 'virtual:remix/hindi-manifest'

/** The server of `npm run dev` has the browser's English files only. */
export const noHindiInDevelopment: Plugin = {
  name: 'no-hindi-in-development',
  enforce: 'pre',
  resolveId: (source) => (source === MANIFEST ? `\0${MANIFEST}` : null),
  load: (id) => (id === `\0${MANIFEST}` ? 'export default null' : null),
}

/**
 * True for a module that the server's build leaves to the Worker's. The engine's words are joined first, then their files are left.
 */
export function isLeftToWorker(id: string, importer: string | undefined): boolean {
  if (WORDS.test(id) && importer?.startsWith(APP) && !importer.endsWith(ENGLISH) && !HINDI_FILE.test(importer))
    return false
  return /^(cloudflare:|#workers\/|drishti-jyotish\/)/.test(id)
}
