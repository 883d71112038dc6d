// Formats of the admins' figures. Money is formatted by app/ui/money.ts.
import { formatInr, formatUsd } from '#app/ui/money.ts'

/** 45.25 minutes → "45.3 min"; 90 → "1 h 30 min". Below an hour with one decimal. */
export function formatMinutes(minutes: number): string {
  if (minutes < 59.95) return `${minutes.toFixed(1)} min`
  const whole = Math.round(minutes)
  return `${Math.floor(whole / 60)} h ${whole % 60} min`
}

/** 0.389 → "38.9%". */
export function formatShare(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}

/** Dollars with two decimals and separators: 9482.4 → "$9,482.40". */
export function formatDollars(dollars: number): string {
  return formatUsd(dollars * 100)
}

/** Rupees the Indian way: 512338 → "₹5,12,338.00". */
export function formatRupees(rupees: number): string {
  return formatInr(rupees * 100)
}

/** One decimal and separators: 5960.5 → "5,960.5". */
export function formatCount(value: number, digits = 0): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** The change from `before` to `now`, such as "+14.1%"; null if there was nothing before. */
export function changeOf(now: number, before: number): { text: string; up: boolean } | null {
  if (before <= 0) return null
  const share = now / before - 1
  return { text: `${share < 0 ? '−' : '+'}${(Math.abs(share) * 100).toFixed(1)}%`, up: share >= 0 }
}

/** The end of an axis: the next round number that is divisible by four: 4, 8, 10, 20, 40 … */
export function roundAbove(most: number): number {
  const value = Math.max(1, most)
  const unit = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 4, 8, 10].find((each) => each * unit >= value) ?? 10
  return Math.max(4, step * unit)
}
