import { currentLanguage } from '#app/language/language.ts'
import { recordTexts } from './duration-text.ts'

function whole(seconds: number): number {
  return Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
}

/** mm:ss for a running duration, h:mm:ss from one hour on. */
export function formatRunning(seconds: number): string {
  const total = whole(seconds)
  const h = Math.floor(total / 3600)
  const mm = String(Math.floor((total % 3600) / 60)).padStart(2, '0')
  const ss = String(total % 60).padStart(2, '0')
  return h > 0 ? `${h}:${mm}:${ss}` : `${mm}:${ss}`
}

/** "6 min 42 s", as written in records. */
export function formatRecord(seconds: number): string {
  const total = whole(seconds)
  return recordTexts[currentLanguage()](Math.floor(total / 3600), Math.floor((total % 3600) / 60), total % 60)
}
