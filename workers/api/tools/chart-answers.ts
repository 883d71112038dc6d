// KP and varshaphala charts for API clients.

import { type KpOptions, kpChart, readKpNumber, type VarshaOptions, varshaOf } from 'drishti-jyotish/index.ts'
import { readInstant } from 'drishti-jyotish/input.ts'
import type { BirthInput } from '#workers/contract/tools/common.ts'
import { toWire } from './snake-case.ts'
import { birthAt, type Spot } from './tools-engine.ts'
import { refusing } from './tools-errors.ts'

export async function kpAnswer(input: BirthInput, options: KpOptions) {
  const birth = await birthAt('birth', input)
  return toWire(await refusing('', () => kpChart(birth, options)))
}

export type Question = { number: number; at: string | undefined; options: KpOptions }

export async function horaryAnswer(spot: Spot, { number, at, options }: Question, now: number) {
  const made = await refusing('', () => {
    const moment = { ms: at === undefined ? now : readInstant(at, 'at') }
    return kpChart({ ...moment, lat: spot.lat, lon: spot.lon }, options, readKpNumber(number))
  })
  return toWire({ ...made, place: spot })
}

export async function varshaAnswer(input: BirthInput, years: number, options: VarshaOptions) {
  const birth = await birthAt('birth', input)
  return toWire(await refusing('', () => varshaOf(birth, years, options)))
}
