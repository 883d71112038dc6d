// All dictionaries of interface texts, as rows of a table: one for each text, in each language of the site.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type Language } from '#workers/contract/text/language.ts'
import { rowsOfConstants } from './constants.ts'

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

/** All texts: of the dictionaries, the sentences by code, the engine's words, and the constants beside them. */
export async function rowsOfTexts(load: Load): Promise<Row[]> {
  const rows: Row[] = []
  for (const file of filesOfTexts()) {
    const source = sourceOf(file)
    for (const [name, dictionary] of Object.entries(await load(file))) {
      if (!isDictionary(dictionary)) continue
      const staff = new RegExp(`const ${name} = staffTexts`).test(source)
      collect(rows, { file, staff, key: name, values: dictionary })
    }
  }
  await collectErrors(rows, load)
  for (const pair of PAIRS) await collectPair(rows, pair, load)
  for (const name of readdirSync(path.join(ROOT, WORDS, 'en'))) {
    if (!WHOLES.includes(name)) await collectPair(rows, [`${WORDS}/en/${name}`, `${WORDS}/hi/${name}`], load)
  }
  return [...rows, ...rowsOfConstants(files().filter(showsWords), rows, sourceOf)]
}

/** Words that stand in a file for each language: sentences by code, and the engine's. */
const PAIRS = [['workers/contract/errors/problem.ts', 'app/errors/hindi/sentences.ts']] as const
const WORDS = 'packages/jyotish/words'
/** They join the words of the others. */
const WHOLES = ['all.ts', 'index.ts', 'horoscope.ts']

async function collectPair(rows: Row[], [en, hi]: readonly [string, string], load: Load): Promise<void> {
  const [english, hindi] = [await load(en), await load(hi)]
  for (const [name, value] of Object.entries(english)) {
    const other = [name, name.replace('ENGLISH', 'HINDI'), `HINDI_${name}`].find((each) => each in hindi)
    if (other) collect(rows, { file: hi, staff: false, key: name, values: { en: value, hi: hindi[other] } })
  }
}

/** Errors and refusals have their English sentence in the contract, beside their status. */
async function collectErrors(rows: Row[], load: Load): Promise<void> {
  const [{ ERRORS }, { HINDI_ERRORS }] = [
    await load('workers/contract/errors/errors.ts'),
    await load('app/errors/hindi/errors.ts'),
  ]
  const [{ ROOM_REFUSALS }, { HINDI_REFUSALS }] = [
    await load('workers/contract/consultations/room-refusals.ts'),
    await load('app/errors/hindi/refusals.ts'),
  ]
  const sentences = Object.entries(ERRORS as Readonly<Record<string, readonly [number, string]>>)
  const en = Object.fromEntries(sentences.map(([code, [, sentence]]) => [code, sentence]))
  collect(rows, { file: 'app/errors/hindi/errors.ts', staff: false, key: 'ERRORS', values: { en, hi: HINDI_ERRORS } })
  const values = { en: ROOM_REFUSALS, hi: HINDI_REFUSALS }
  collect(rows, { file: 'app/errors/hindi/refusals.ts', staff: false, key: 'ROOM_REFUSALS', values })
}

const sourceOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

function files(): string[] {
  const found = ['app', 'workers'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  return found.filter((file) => /\.tsx?$/.test(file)).toSorted()
}

const filesOfTexts = () => files().filter((file) => file.endsWith('.ts') && DICTIONARY.test(sourceOf(file)))

/** The search for places has letters that it compares, and shows none. */
const showsWords = (file: string) => file !== 'workers/contract/places/fold.ts'

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
