// The data of the page that the tools of one birth share. It is on the server only, and so are the texts of the tools.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import type { KundliOptions } from 'drishti-jyotish/kundli/options.ts'
import { readBirthForm } from '#app/births/birth-form.ts'
import { birthValues, readingOf } from '#app/births/birth-values.ts'
import { castKundli } from '#app/charts/cast-kundli.ts'
import { readPostOfTool, statusOf } from '#app/form/read-post.ts'
import { latestDateOnEarth } from '#app/format/latest-date-on-earth.ts'
import { currentLanguage } from '#app/language/language.ts'
import type { Texts } from '#app/language/texts.ts'
import { readTopAstrologers } from '#app/shell/astrologers/read-top-astrologers.ts'

export type ChartKind = 'kundli' | 'advanced' | 'kp' | 'rectification' | 'varshaphala'
export type ChartIntro = {
  pageTitle: string
  description: string
  title: string
  lead: string
  getsTitle: string
  gets: readonly string[]
}
/** `intro` is null for the kundli, whose texts are in the page's code; `options` are the default rules of the chart. */
export type ChartPageTool = { kind: ChartKind; intro: Texts<ChartIntro> | null; options: KundliOptions }

export async function loadChartPage({ context }: LoaderFunctionArgs, { kind, intro, options }: ChartPageTool) {
  const top = await readTopAstrologers(context)
  return { top, at: context.services.clock.now(), kind, intro: intro?.[currentLanguage()] ?? null, options }
}

/** Answers a form that was posted without JavaScript with its chart. */
export async function castPostedBirth({ context, request }: ActionFunctionArgs, { options }: ChartPageTool) {
  const { form, refused } = await readPostOfTool(request)
  if (!form) return data({ values: {}, errors: {}, cast: null, problem: refused.problem }, statusOf(refused))
  const values = birthValues(form)
  const { places, clock } = context.services
  const read = await readBirthForm(values, { resolve: places.resolve, today: latestDateOnEarth(clock.now()) })
  if (!read.birth) return data({ values, errors: read.errors, cast: null, problem: null })
  const kundli = await castKundli({ ...read.birth, reading: readingOf(values), options })
  return data({ values, errors: kundli.errors ?? {}, cast: kundli.cast, problem: null })
}
