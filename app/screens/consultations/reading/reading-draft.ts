// The fields of a reading as text, so that this tab keeps them until the reading is left.
import type { DayToRemember } from '#workers/contract/consultations/readings.ts'

export type Written = { note: string; remedies: string; dates: readonly DayToRemember[] }

export function readingDraft({ note, remedies, dates }: Written): string {
  return JSON.stringify({ note, remedies, dates: dates.map(({ date, text }) => ({ date, text })) })
}

/** Null without a draft. Anyone may edit storage: only texts are taken. */
export function writtenIn(draft: string): Written | null {
  try {
    const { note, remedies, dates } = JSON.parse(draft) as Record<string, unknown>
    if (typeof note !== 'string' || typeof remedies !== 'string' || !Array.isArray(dates)) return null
    return { note, remedies, dates: dates.filter(isDay) }
  } catch {
    return null
  }
}

function isDay(value: unknown): value is DayToRemember {
  const { date, text } = (value ?? {}) as Partial<DayToRemember>
  return typeof date === 'string' && typeof text === 'string'
}
