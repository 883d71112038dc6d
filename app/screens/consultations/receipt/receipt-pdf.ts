// The receipt as a PDF, created in the browser. Loaded with its library on the first click.

import { FAINT, PdfSheet } from '#app/charts/pdf/pdf-sheet.client.ts'
import { SHORT_DATE, zoneName } from '#app/format/local-time.tsx'
import { currentLanguage, localeOfReader } from '#app/language/language.ts'
import { timeBeside } from '#app/language/time-of-day.ts'
import { endSentenceTexts, kindTexts } from '#app/screens/consultations/room/end-reason-text.ts'
import { formatInr, formatUsd } from '#app/ui/money.ts'
import type { WireReceipt } from '#workers/contract/consultations/consultations.ts'
import { chargeForSeconds } from '#workers/contract/consultations/price-rule.ts'
import { signedAmount } from './receipt-entries.tsx'
import { oneDecimal, sumOf } from './receipt-figures.ts'
import { receiptTexts } from './receipt-text.ts'

const COLUMNS = [0, 44, 130] as const
const PAIR = [0, 130] as const

export async function receiptPdf(receipt: WireReceipt): Promise<Blob> {
  const text = receiptTexts[currentLanguage()]
  const { user_name: user, astrologer_name: astrologer, side, billable_seconds: seconds } = receipt
  const sheet = await PdfSheet.open([user, astrologer])
  const earns = side === 'astrologer'
  const money = earns ? formatInr : formatUsd
  const rate = earns ? (receipt.payout_paise_per_min ?? 0) : receipt.price_cents
  const beside = { of: receipt.requested_at, day: SHORT_DATE, clock: { locale: localeOfReader(), seconds: true } }
  const time = (at: number) => timeBeside(at, beside)
  sheet.title(`${text.title} ${receipt.number}`)
  sheet.paragraph(
    text.of(kindTexts[currentLanguage()][receipt.kind], earns ? user : astrologer, dayOf(receipt.requested_at)),
  )
  sheet.paragraph(text.zone(zoneName({ at: receipt.requested_at, locale: localeOfReader() })), FAINT)
  sheet.paragraph(
    endSentenceTexts[currentLanguage()]({
      reason: receipt.end_reason,
      side,
      names: { user, astrologer },
      endedBy: receipt.ended_by,
    }),
  )
  sheet.heading(`${earns ? text.earned : text.charged}: ${money(sumOf(receipt))}`)
  if (receipt.free) sheet.row([text.freeSpan, text.freeUsed(receipt.free.seconds, receipt.free.minutes)], PAIR)
  for (const { from, to } of receipt.spans)
    sheet.row([`${time(from)} – ${time(to)}`, `${oneDecimal(to - from)} s`], PAIR)
  sheet.row([text.seconds, `${seconds} s`], PAIR)
  sheet.row([earns ? text.payout : text.price, money(rate)], PAIR)
  if (seconds > 0) sheet.row([`${seconds} × ${money(rate)} ÷ 60`, money(chargeForSeconds(rate, seconds))], PAIR, true)
  if (receipt.free_because) sheet.paragraph(text.free[receipt.free_because] ?? '')
  sheet.heading(text.timeline)
  for (const { at, what } of receipt.timeline) sheet.row([time(at), (text.events[what] ?? [what])[0]], COLUMNS)
  if (receipt.entries.length > 0) sheet.heading(text.entries)
  for (const entry of receipt.entries)
    sheet.row([time(entry.at), text.entry[entry.what], signedAmount(entry, side)], COLUMNS)
  return sheet.blob()
}

function dayOf(at: number): string {
  return new Intl.DateTimeFormat(localeOfReader(), { dateStyle: 'full' }).format(at)
}
