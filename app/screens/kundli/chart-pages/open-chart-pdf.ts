// The head of a chart's PDF: the person and the birth. Loaded with its library on the first click.

import type { Cast } from '#app/charts/cast-kundli.ts'
import { FAINT, PdfSheet } from '#app/charts/pdf/pdf-sheet.client.ts'
import { placeLabel } from '#workers/contract/places/place.ts'
import { birthLine } from './birth-line.ts'

/** `foreign`: additional words that may be in any script. */
export async function openChartPdf(cast: Cast, kind: string, foreign: readonly string[] = []): Promise<PdfSheet> {
  const { name, place } = cast.input
  const sheet = await PdfSheet.open([name, placeLabel(place), ...foreign])
  sheet.title(name ? `${name}: ${kind}` : kind)
  sheet.paragraph(birthLine(cast), FAINT)
  return sheet
}
