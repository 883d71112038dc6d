// Booked times in words, on the clock of a zone.
import { zoneToday } from '#workers/contract/wall-clock.ts'

export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

export function zoneName(zone: string): string {
  return zoneToday(zone).replaceAll('_', ' ')
}

/** "Mon 25 May" */
export function dayShort(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone }).format(at)
}

/** "Monday, 25 May, 18:30" */
export function dayAndTime(at: number, timeZone: string): string {
  return `${new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(at)}, ${timeOf(at, timeZone)}`
}

/** "18:30" */
export function timeOf(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at)
}
