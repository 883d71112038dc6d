// The choices a kundli is made by, with their defaults; the output repeats them as its rules.
import { AYANAMSAS, type Ayanamsa } from '../astronomy/ayanamsa.ts'
import type { Positions } from '../astronomy/bodies.ts'
import { HOUSE_SYSTEMS, type HouseSystem } from '../astronomy/houses.ts'
import type { NodeKind } from '../astronomy/moon.ts'
import { isOwnAyanamsa, ownValue } from '../astronomy/own-ayanamsa.ts'
import { RISE_CONVENTIONS, type RiseConvention } from '../astronomy/rise-conventions.ts'
import { jyotishError } from '../errors.ts'
import { readChoice, readNumber, readObject, refuseUnknown } from '../input.ts'
import { PRESETS, type Preset, rulesOfPreset } from '../presets.ts'
import type { CoLords } from './arudhas.ts'
import type { AshtakavargaSchool } from './ashtakavarga.ts'
import type { NodeAspects } from './aspects.ts'
import type { BeneficsRule } from './benefics.ts'
import { DEFAULT_YEAR_DAYS } from './dasha.ts'
import type { CombustionSet } from './dignity.ts'
import type { ManglikSchool } from './doshas/manglik.ts'
import type { UpagrahaRise } from './upagrahas.ts'
import type { VargaOptions } from './vargas.ts'

/**
 * The rules that a kundli is made by; its output repeats them. docs/accuracy.md and docs/presets.md name their
 * sources.
 */
export type KundliRules = {
  /** The program or school whose conventions were asked for; null for our own. Rules asked for beside it count more. */
  preset: Preset | null
  ayanamsa: Ayanamsa
  positions: Positions
  node: NodeKind
  /** The system of the bhava chalit; houses of grahas and all rules count whole signs. */
  houses: HouseSystem
  rise: RiseConvention
  /** Days of a dasha year. */
  yearDays: number
  d2: NonNullable<VargaOptions['d2']>
  d24: NonNullable<VargaOptions['d24']>
  d30: NonNullable<VargaOptions['d30']>
  d60: NonNullable<VargaOptions['d60']>
  combustion: CombustionSet
  nodeAspects: NodeAspects
  manglik: ManglikSchool
  karakas: 7 | 8
  /** Rule for the benefics of shadbala. */
  benefics: BeneficsRule
  /** Author of the table of benefic points. */
  ashtakavarga: AshtakavargaSchool
  /** Lords of Vrishchika and Kumbha in the arudhas; the dashas of signs always weigh both. */
  coLords: CoLords
  upagrahas: UpagrahaRise
  /** Uranus and Neptune beside the nine grahas. */
  outer: 'none' | 'shown'
}
/** The choices of `kundli`: any of its rules; those of the preset, or else our own, fill the rest. */
export type KundliOptions = Partial<KundliRules>

export const DEFAULT_RULES: Readonly<KundliRules> = {
  preset: null,
  ayanamsa: 'lahiri',
  positions: 'apparent',
  node: 'mean',
  houses: 'sripati',
  rise: 'drik',
  yearDays: DEFAULT_YEAR_DAYS,
  d2: 'parashara',
  d24: 'forward',
  d30: 'by-part',
  d60: 'sign',
  combustion: 'surya-siddhanta',
  nodeAspects: 'seventh',
  manglik: 'north',
  karakas: 7,
  benefics: 'by-chart',
  ashtakavarga: 'raman',
  coLords: 'single',
  upagrahas: 'begin',
  outer: 'none',
}

/** The words each choice may take; `--help` of the command line prints them. */
export const KUNDLI_CHOICES = {
  ayanamsa: AYANAMSAS,
  positions: ['apparent', 'true'],
  node: ['mean', 'true'],
  houses: HOUSE_SYSTEMS,
  rise: RISE_CONVENTIONS,
  d2: ['parashara', 'parivritti', 'parivritti-reversed'],
  d24: ['forward', 'reversed'],
  d30: ['by-part', 'by-degree'],
  d60: ['sign', 'mesha'],
  combustion: ['surya-siddhanta', 'wide-retrograde'],
  nodeAspects: ['seventh', 'jupiter-like'],
  manglik: ['north', 'south', 'raman'],
  benefics: ['by-chart', 'fixed'],
  ashtakavarga: ['raman', 'parashara'],
  coLords: ['single', 'stronger'],
  upagrahas: ['begin', 'middle'],
  outer: ['none', 'shown'],
} as const

/** The numbers that pages offer: the years of `DEFAULT_YEAR_DAYS` and its kin; the engine takes any of 354 to 366 days. */
export const KUNDLI_NUMBERS = {
  yearDays: [365.25, 365.2425, 365.256364, 360],
  karakas: [7, 8],
} as const

/** The preset that options name; null and none are our own rules. */
export function readPreset(value: unknown, field = 'options.preset'): Preset | null {
  return value === undefined || value === null ? null : readChoice(value, field, PRESETS, 'drik')
}

/**
 * Reads the words among options from outside, for a chart or match with the rules of `own`: these apply where neither an
 * option nor the preset has another one. A misspelt name or word is a typed error.
 */
export function readChosen<Rules extends Pick<KundliRules, 'preset'>>(
  value: unknown,
  own: Rules,
  words: Readonly<Record<string, readonly string[]>> = KUNDLI_CHOICES,
): Rules {
  const input = readObject(value, 'options')
  const names = Object.keys(own)
  refuseUnknown(input, names, 'options')
  const preset = readPreset(input.preset)
  const rules: Record<string, unknown> = { ...own, ...rulesOfPreset(preset, names), preset }
  for (const [name, choices] of Object.entries(words))
    if (name in own) rules[name] = readWord(input[name], name, { choices, usual: rules[name] as string })
  return rules as Rules
}

/** A word of a rule; an ayanamsa may be an own one. */
function readWord(value: unknown, name: string, { choices, usual }: { choices: readonly string[]; usual: string }) {
  if (name !== 'ayanamsa') return readChoice(value, `options.${name}`, choices, usual)
  return readAyanamsa(value, 'options.ayanamsa', usual as Ayanamsa)
}

/** One of the ayanamsas, or an own one: "own:23.15@1950-01-01". */
export function readAyanamsa(value: unknown, field: string, usual: Ayanamsa): Ayanamsa {
  if (!isOwnAyanamsa(value)) return readChoice<Ayanamsa>(value, field, AYANAMSAS, usual)
  ownValue(value, field)
  return value
}

/** Reads options from outside; a misspelt name or word is a typed error. */
export function readKundliOptions(value: unknown = {}): KundliRules {
  const rules: Record<string, unknown> = readChosen(value, DEFAULT_RULES)
  const input = value as Record<string, unknown>
  if (input.yearDays !== undefined) rules.yearDays = readNumber(input.yearDays, 'options.yearDays', 354, 366)
  if (input.karakas !== undefined) {
    if (input.karakas !== 7 && input.karakas !== 8) throw jyotishError('bad_choice', 'options.karakas', 'one of 7, 8')
    rules.karakas = input.karakas
  }
  return rules as KundliRules
}
