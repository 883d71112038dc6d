// The package's entry beside its command line, and its words in both languages.

import { COMMANDS } from 'drishti-jyotish/cli/commands.ts'
import * as entry from 'drishti-jyotish/index.ts'
import * as english from 'drishti-jyotish/words/en/all.ts'
import * as hindi from 'drishti-jyotish/words/hi/all.ts'
import { expect, test } from 'vitest'

// Calls with which a program of the package does what each command does; `positions` is the work of the low-level entry.
const CALLS: Readonly<Record<string, string>> = {
  positions: 'ayanamsaAt skyAt',
  panchang: 'panchangRow',
  almanac: 'panchangDay',
  year: 'panchangYear',
  prashna: 'prashnaOf readPrashnaHouse readPrashnaOptions PRASHNA_DEFAULTS',
  rectify: 'rectificationOf readRectification readKundliOptions',
  muhurta: 'findMuhurta readMuhurta',
  kp: 'kpChart readKpNumber readKpOptions',
  varsha: 'varshaOf readVarshaYears readVarshaOptions',
  kundli: 'kundli readBirth readKundliOptions sadeSati dashaChain readingOf',
  advanced: 'advancedOf kakshyasAt',
  transits: 'transitSearch readTransitGrahas TRANSIT_GRAHAS dashaStarts readDashas DASHAS',
  match: 'match readSide readPairOptions matchReading',
  horoscope: 'horoscope readHoroscope skyOf',
}

test('each command has its calls in the entry of the package', () => {
  expect(Object.keys(CALLS).sort()).toEqual(Object.keys(COMMANDS).sort())
  for (const name of Object.values(CALLS).join(' ').split(' ')) expect(entry, name).toHaveProperty(name)
})

test('both languages of the package export the same words', () => {
  const namesOf = (words: object) => Object.keys(words).filter((name) => !/^(ENGLISH|HINDI)/.test(name))
  expect(namesOf(hindi)).toEqual(expect.arrayContaining(namesOf(english)))
})
