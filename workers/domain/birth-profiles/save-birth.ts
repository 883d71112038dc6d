// Saves a birth after the engine has validated it, so that every tool can use it.

import { birthOf } from 'drishti-jyotish/birth.ts'
import { isJyotishError, type JyotishError } from 'drishti-jyotish/errors.ts'
import type { BirthProfileForm, WireBirthProfile } from '#workers/contract/accounts/birth-profiles.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { type Problem, problem } from '#workers/contract/errors/problem.ts'
import type { NewId } from '#workers/contract/ports.ts'
import type { Db } from '#workers/db/client.ts'
import { findProfile, insertProfile, updateProfile } from './birth-profile.repo.ts'

export type BirthDeps = { db: Db; now: () => number; newId: NewId }

/** A birth of unknown time is computed at noon, half a day either way. */
const UNKNOWN = { time: '12:00:00', minutes: 720 }

/** Saves a birth once per `id`. */
export async function saveBirth(
  deps: BirthDeps,
  viewer: Viewer,
  form: BirthProfileForm,
  id = deps.newId(),
): Promise<WireBirthProfile> {
  const before = await findProfile(deps.db, { userId: viewer.userId, id })
  if (before) return before
  const profile = { id, ...(await checked(form)), created_at: deps.now(), updated_at: deps.now() }
  await insertProfile(deps.db, { userId: viewer.userId, profile })
  return profile
}

/** Throws not_found for foreign and unknown ids. */
export async function changeBirth(
  { db, now }: BirthDeps,
  { viewer, id, form }: { viewer: Viewer; id: string; form: BirthProfileForm },
): Promise<WireBirthProfile> {
  const before = await findProfile(db, { userId: viewer.userId, id })
  if (!before) throw new AppError('not_found')
  const profile = { ...before, ...(await checked(form)), updated_at: now() }
  if (!(await updateProfile(db, { userId: viewer.userId, profile }))) throw new AppError('not_found')
  return profile
}

type Checked = Omit<WireBirthProfile, 'id' | 'created_at' | 'updated_at'>

async function checked(form: BirthProfileForm): Promise<Checked> {
  const { relation, name, gender, date, time, place } = form
  const known = time !== null
  const uncertaintyMinutes = known ? form.uncertainty_minutes : UNKNOWN.minutes
  // A repeated noon needs no choice, because the whole day is meant.
  const reading = form.clock_reading ?? (known ? 'reject' : 'earlier')
  try {
    const { zoned } = await birthOf({
      local: `${date}T${time ?? UNKNOWN.time}`,
      tz: place.tz,
      lat: place.lat,
      lon: place.lon,
      disambiguation: reading,
      uncertaintyMinutes,
    })
    if (zoned?.kind === 'skipped') throw new AppError('invalid', { fields: skipped(known) })
    return {
      relation,
      name,
      gender: gender ?? null,
      date,
      time,
      uncertainty_minutes: uncertaintyMinutes,
      clock_reading: known && zoned?.kind !== 'unique' ? (form.clock_reading ?? null) : null,
      place,
    }
  } catch (error) {
    if (isJyotishError(error)) throw new AppError('invalid', { fields: problemsOf(error) })
    throw error
  }
}

function skipped(timeKnown: boolean): Record<string, Problem> {
  return timeKnown ? { time: problem('time_skipped') } : { date: problem('day_skipped') }
}

function problemsOf({ code, field, params }: JyotishError): Record<string, Problem> {
  if (code === 'time_doubled') return { clock_reading: problem('time_twice') }
  if (code === 'time_skipped') return skipped(true)
  if (code === 'bad_date') return { date: problem('day_impossible') }
  if (code === 'out_of_range')
    return { date: problem('year_out_of_range', { least: Number(params.min), most: Number(params.max) }) }
  if (code === 'bad_time') return { time: problem('time_impossible') }
  if (code === 'unknown_zone') return { place: problem('time_zone_unknown') }
  return { [field]: problem('unreadable_value') }
}
