// The detail of an audit entry as text: amounts are stored in cents and paise, and refunds have fixed names.
import { currentLanguage } from '#app/language/language.ts'
import { formatInr, formatUsd } from '#app/ui/money.ts'
import { auditTexts } from './audit-text.ts'

type Change = { field: string; from?: unknown; to?: unknown }

/** One line per changed field, or for a movement of money; other details are shown as stored. */
export function detailLines(detail: string): string[] {
  const parsed = parse(detail)
  if (Array.isArray(parsed) && parsed.every((each) => typeof each?.field === 'string')) return parsed.map(changeLine)
  return [(isRecord(parsed) ? movementLine(parsed) : null) ?? detail]
}

export function inNoticeWords(name: string): string {
  const words = name.replaceAll(/[_-]/g, ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function parse(detail: string): unknown {
  try {
    return JSON.parse(detail)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A refund, or money returned to a payment; null for other entries. */
function movementLine(entry: Record<string, unknown>): string | null {
  const text = auditTexts[currentLanguage()]
  const { amount_cents: cents, taken_back_paise: back, taken_later_paise: later, payment, reason } = entry
  if (typeof cents !== 'number') return null
  const amount = formatUsd(cents)
  return [
    payment === undefined ? text.refund(amount) : text.paidBack(amount, String(payment)),
    ...(typeof back === 'number' && back > 0 ? [text.takenBack(formatInr(back))] : []),
    ...(typeof later === 'number' && later > 0 ? [text.takenLater(formatInr(later))] : []),
    ...(reason ? [text.reason(String(reason))] : []),
  ].join(', ')
}

function changeLine({ field, from, to }: Change): string {
  const text = auditTexts[currentLanguage()]
  const [, name = field, unit] = /^(.*?)_?(cents|paise)$/.exec(field) ?? []
  const value = (of: unknown) => {
    if (of === undefined || of === null || of === '') return text.empty
    return unit && typeof of === 'number' ? (unit === 'cents' ? formatUsd : formatInr)(of) : String(of)
  }
  const head = inNoticeWords(name || text.amount)
  return to === undefined ? head : `${head}: ${from === undefined ? '' : `${value(from)} → `}${value(to)}`
}
