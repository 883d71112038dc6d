// All dictionaries of interface texts, as rows of a table: one for each text, in each language of the site.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type Language } from '#workers/contract/language.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** A module that makes a dictionary. */
const DICTIONARY = /= (?:staffTexts|texts)[<(]/

/**
 * `key`: path of the text in its dictionary, such as `chatTexts.meter.balance`. `staff`: may lack a language. `isCode`: it has
 * parameters, and is shown as it is written.
 */
export type Row = { file: string; key: string; staff: boolean; isCode: boolean; texts: Record<Language, string> }

/** Gives the module of a file. */
type Load = (file: string) => Promise<Record<string, unknown>>

/** All texts: of the dictionaries, the sentences by code, and the engine's words. */
export async function rowsOfTexts(load: Load): Promise<Row[]> {
  const rows: Row[] = []
  for (const file of filesOfTexts()) {
    const source = readFileSync(path.join(ROOT, file), 'utf8')
    for (const [name, dictionary] of Object.entries(await load(file))) {
      if (!isDictionary(dictionary)) continue
      const staff = new RegExp(`const ${name} = staffTexts`).test(source)
      collect(rows, { file, staff, key: name, values: dictionary })
    }
  }
  for (const pair of PAIRS) await collectPair(rows, pair, load)
  for (const name of readdirSync(path.join(ROOT, WORDS, 'en'))) {
    if (!WHOLES.includes(name)) await collectPair(rows, [`${WORDS}/en/${name}`, `${WORDS}/hi/${name}`], load)
  }
  return rows
}

/** Words that stand in a file for each language: sentences by code, and the engine's. */
const PAIRS = [['workers/contract/problem.ts', 'app/auth/hindi/sentences.ts']] as const
const WORDS = 'workers/jyotish/words'
/** They join the words of the others. */
const WHOLES = ['all.ts', 'index.ts', 'horoscope.ts']

async function collectPair(rows: Row[], [en, hi]: readonly [string, string], load: Load): Promise<void> {
  const [english, hindi] = [await load(en), await load(hi)]
  for (const [name, value] of Object.entries(english)) {
    const other = [name, name.replace('ENGLISH', 'HINDI'), `HINDI_${name}`].find((each) => each in hindi)
    if (other) collect(rows, { file: hi, staff: false, key: name, values: { en: value, hi: hindi[other] } })
  }
}

function filesOfTexts(): string[] {
  const files = ['app', 'workers/domain'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  return files
    .filter((file) => file.endsWith('.ts') && DICTIONARY.test(readFileSync(path.join(ROOT, file), 'utf8')))
    .toSorted()
}

type Values = Record<Language, unknown>
const isDictionary = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && LANGUAGES.every((language) => language in value)

type Part = { file: string; staff: boolean; key: string; values: Values }

function collect(rows: Row[], { file, staff, key, values }: Part): void {
  const english = values.en
  if (typeof english === 'object' && english !== null) {
    for (const name of Object.keys(english)) {
      const parts = Object.entries(values).map(([language, value]) => [
        language,
        (value as Record<string, unknown>)[name],
      ])
      collect(rows, { file, staff, key: `${key}.${name}`, values: Object.fromEntries(parts) as Values })
    }
    return
  }
  const texts = Object.entries(values).map(([language, value]) => [language, shown(value)])
  rows.push({
    file,
    key,
    staff,
    isCode: typeof english === 'function',
    texts: Object.fromEntries(texts) as Record<Language, string>,
  })
}

/** The head of an arrow function, before its text. */
const PARAMETERS = /^(?:async )?(?:\((?:[^()]|\([^()]*\))*\)|\w+) => /

function shown(value: unknown): string {
  if (typeof value !== 'function') return String(value)
  return String(value)
    .replace(/\s+/g, ' ')
    .replace(PARAMETERS, '')
    .replace(/^`([^`]*)`$/, '$1')
}
