// /panchang/{city}/calendar.ics: the day's windows, or with `of` one of its festivals.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { currentLanguage } from '#app/language/language.ts'
import { readSettings } from '#app/shell/read-settings.ts'
import type { ComputedHandle } from '#workers/contract/content/page-cost.ts'
import { platformNameIn } from '#workers/contract/content/platform-name.ts'
import { readPanchang } from './data/read-panchang.ts'
import { icsText } from './ics.ts'

export const handle = { computes: 'light' } satisfies ComputedHandle

export async function loader(args: LoaderFunctionArgs) {
  const { day, errors } = (await readPanchang(args)).data
  const of = new URL(args.request.url).searchParams.get('of')
  const entries = of === null ? [...day.good, ...day.avoid] : day.observances.filter(({ name }) => name === of)
  if (errors.place || errors.date || entries.length === 0) throw new Response(null, { status: 404 })
  const platform = platformNameIn(currentLanguage(), await readSettings(args.context))
  // The stamp is the day's sunrise, so that the file is reproducible.
  return new Response(icsText(day, entries, { now: day.start, platform }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName(of) ?? 'panchang'}-${day.date}.ics"`,
    },
  })
}

const fileName = (of: string | null) => of?.toLowerCase().replace(/[^a-z]+/g, '-')
