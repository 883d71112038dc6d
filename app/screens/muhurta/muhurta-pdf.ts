// A muhurta search as a PDF. Loaded with its library, and the engine, on the first click.
import { muhurtaWords } from 'drishti-jyotish/words/muhurta.ts'
import { panchangWords } from 'drishti-jyotish/words/panchang.ts'
import { FAINT, PdfSheet } from '#app/charts/pdf/pdf-sheet.client.ts'
import { currentLanguage } from '#app/language/language.ts'
import { type Place, placeLabel } from '#workers/contract/places/place.ts'
import { muhurtaView, searchFor } from './build-muhurta.ts'
import type { MuhurtaHere } from './muhurta-path.ts'
import { muhurtaTexts } from './muhurta-text.ts'
import type { RuleView, WindowView } from './view-types.ts'

export async function muhurtaPdf(here: MuhurtaHere, place: Place): Promise<Blob> {
  const text = muhurtaTexts[currentLanguage()]
  const people = here.people.map((person) => {
    const [nakshatra = 0, pada = 0] = person.split('-').map(Number)
    return { nakshatra, pada }
  })
  await Promise.all([panchangWords.load(currentLanguage()), muhurtaWords.load(currentLanguage())])
  const found = await searchFor({ place, here, people })
  const sheet = await PdfSheet.open([placeLabel(place)])
  const view = muhurtaView(found, place)
  sheet.title(view.title)
  sheet.paragraph(`${here.from} – ${here.to}. ${view.summary}`, FAINT)
  if (view.best.length === 0) sheet.paragraph(`${text.none}. ${text.noneText}`)
  else sheet.heading(text.best)
  for (const window of view.best) best(sheet, window)
  if (view.best.length > 0) sheet.paragraph(text.books, FAINT)
  if (view.reasons.length > 0) {
    sheet.heading(text.against)
    sheet.table(
      [],
      view.reasons.map(({ text: sentence, days }) => [sentence, days]),
    )
  }
  for (const { title, found, days } of view.months) {
    sheet.heading(`${title}: ${found}`)
    sheet.table(
      [text.day, text.windows],
      days.map(({ day, windows, more, against }) => [
        day,
        windows.map(({ time, score }) => `${time} (${score})`).join(', ') + (more > 0 ? `, ${text.more(more)}` : '') ||
          against.join(' '),
      ]),
    )
  }
  sheet.paragraph(view.rules, FAINT)
  return sheet.blob()
}

function best(sheet: PdfSheet, { day, time, score, grade, points, facts, helps, hurts }: WindowView): void {
  const line = ({ text: sentence, points: own, source }: RuleView) => [
    own > 0 ? `+${own}` : `−${-own}`,
    `${sentence} ${source}`,
  ]
  sheet.room(26)
  sheet.table([`${day}, ${time}`, `${score}`, muhurtaTexts[currentLanguage()].grades[grade]], [])
  sheet.paragraph(`${facts}. ${points}.`, FAINT)
  sheet.table([], [...helps, ...hurts].map(line))
}
