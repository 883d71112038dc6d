// View model of a muhurta search: names and times, computed on the server.
import type { Grade } from 'drishti-jyotish/muhurta/score.ts'

export type RuleView = { text: string; points: number; source: string }
export type WindowView = {
  date: string
  /** The instant in its middle, which identifies the window in the URL of its calendar file. */
  at: number
  day: string
  time: string
  score: number
  grade: Grade
  points: string
  facts: string
  helps: RuleView[]
  hurts: RuleView[]
}
export type DayView = {
  date: string
  day: string
  /** The first windows of the day, and how many more there are. */
  windows: { time: string; score: number; grade: Grade }[]
  more: number
  against: string[]
}
export type MonthView = { title: string; found: string; days: DayView[] }
export type MuhurtaView = {
  title: string
  purpose: string
  summary: string
  best: WindowView[]
  reasons: { text: string; days: string }[]
  months: MonthView[]
  rules: string
}
