// A question's chart as a PDF. Loaded with its library, and the engine, on the first click.
import { panchangWords } from 'drishti-jyotish/words/panchang.ts'
import { FAINT, PdfSheet } from '#app/charts/pdf/pdf-sheet.client.ts'
import { offsetSecondsAt } from '#app/format/moment-words.ts'
import { currentLanguage } from '#app/language/language.ts'
import { placeLabel } from '#workers/contract/places/place.ts'
import { prashnaTexts } from './prashna-text.ts'
import { type PrashnaAsked, prashnaView } from './prashna-view.ts'

export async function prashnaPdf(asked: PrashnaAsked): Promise<Blob> {
  const text = prashnaTexts[currentLanguage()]
  await panchangWords.load(currentLanguage())
  const offsetSeconds = await offsetSecondsAt(asked.at, asked.place)
  const sheet = await PdfSheet.open([placeLabel(asked.place)])
  const view = prashnaView(asked, offsetSeconds)
  sheet.title(view.title)
  sheet.paragraph(view.asked, FAINT)
  sheet.paragraph(view.lords)
  sheet.paragraph(view.facts)
  const { columns } = text
  sheet.heading(text.findings)
  if (view.findings.length === 0) sheet.paragraph(text.none)
  else
    sheet.table(
      [text.finding, text.effect, columns.graha, text.source],
      view.findings.map(({ words, effect, grahas, source }) => [words, text.effects[effect], grahas || '–', source]),
    )
  sheet.paragraph(text.note, FAINT)
  sheet.heading(text.grahas)
  sheet.table(
    [columns.graha, columns.sign, columns.house, columns.star, columns.navamsha],
    view.grahas.map(({ name, note, sign, house, star, navamsha }) => [
      note ? `${name}, ${note}` : name,
      sign,
      house,
      star,
      navamsha,
    ]),
  )
  sheet.paragraph(view.rules, FAINT)
  return sheet.blob()
}
