// The fields of a reading as text, for the draft in this tab.
import type { DayToRemember } from '#workers/contract/consultations/readings.ts'

export type Written = { note: string; remedies: string; dates: readonly DayToRemember[] }

export function readingDraft({ note, remedies, dates }: Written): string {
  return JSON.stringify({ note, remedies, dates: dates.map(({ date, text }) => ({ date, text })) })
}

/** Null without a draft. Only strings are accepted, because anyone may edit the storage. */
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
