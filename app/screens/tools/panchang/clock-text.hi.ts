// Writes instants for the panchang page, in Hindi.

import { partOfDay } from 'drishti-jyotish/words/hi/part-of-day.ts'
import { DAY, MINUTE } from '#workers/contract/durations.ts'
import type * as English from './clock-text.ts'

export const WEEKDAYS: typeof English.WEEKDAYS = ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि']
const pad = (n: number) => String(n).padStart(2, '0')

export const momentOf: typeof English.momentOf = (ms, { date, clock, offsetAt }) => {
  const local = localAt(ms, offsetAt)
  const days = Math.floor(local.getTime() / DAY) - Date.parse(date) / DAY
  if (clock === '24+' && days === 1) return { day: '', time: timeText(local, clock, 24) }
  return { day: days === 0 ? '' : dayName(local), time: timeText(local, clock) }
}

export const momentText: typeof English.momentText = (ms, how) => {
  const { day, time } = momentOf(ms, how)
  return day ? `${day}, ${time}` : time
}

export const localAt: typeof English.localAt = (ms, offsetAt) => {
  const minute = Math.round(ms / MINUTE) * MINUTE
  return new Date(minute + offsetAt(minute))
}

export const dayName: typeof English.dayName = (local) => `${WEEKDAYS[local.getUTCDay()]} ${local.getUTCDate()}`

/** "सुबह 7:10", "रात 11:20": Hindi names the part of the day. */
export const timeText: typeof English.timeText = (local, clock, more = 0) => {
  const [hour, minute] = [local.getUTCHours(), pad(local.getUTCMinutes())]
  if (clock !== '12') return `${pad(hour + more)}:${minute}`
  return `${partOfDay(hour)} ${((hour + 11) % 12) + 1}:${minute}`
}

export const offsetIn: typeof English.offsetIn = (offsets, ms) =>
  (offsets.filter(({ from }) => from <= ms).at(-1) ?? offsets[0])?.ms ?? 0
